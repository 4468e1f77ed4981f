// Types of the API from the server's own description, without a running server.
//   npm run api          writes src/lib/api/schema.d.ts
//   npm run api -- check fails if that file is out of date
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = fileURLToPath(new URL('../src/lib/api/schema.d.ts', import.meta.url));
const venv = `${root}/.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const code =
  'import json\nfrom robinsonade.server.app import create_app\nfrom robinsonade.server.settings import Settings\n' +
  'print(json.dumps(create_app(Settings()).openapi()))';
const schema = JSON.parse(
  execFileSync(python, ['-c', code], { cwd: root, encoding: 'utf-8', maxBuffer: 1 << 26 }),
);
const text = `// Made by \`npm run api\` from the server's OpenAPI description. Do not edit.\n\n${astToString(await openapiTS(schema))}`;

if (process.argv.includes('check')) {
  const same = existsSync(target) && readFileSync(target, 'utf-8') === text;
  if (!same) console.error('src/lib/api/schema.d.ts is out of date: npm run api');
  process.exit(same ? 0 : 1);
}
writeFileSync(target, text);
