import { mount } from 'svelte';
import App from './App.svelte';
import './styles/app.css';
import { settings } from './lib/state/settings.svelte';

// A link that was cut in the middle of a letter cannot be read: there is only sea.
try {
  decodeURIComponent(location.href);
} catch {
  history.replaceState(null, '', __SITE__ ? '#/nowhere' : '/nowhere');
}
settings.apply();
mount(App, { target: document.getElementById('app')! });
