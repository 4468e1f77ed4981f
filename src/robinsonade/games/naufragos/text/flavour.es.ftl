### Una línea para cada carta: nuestra, de ambiente; 90 caracteres como mucho.
