import { mount } from 'svelte';
import App from './App.svelte';
import './styles/app.css';
import { settings } from './lib/state/settings.svelte';

settings.apply();
mount(App, { target: document.getElementById('app')! });
