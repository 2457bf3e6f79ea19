import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  // Taken in, so that the server's pages hold the icons that they draw and not the whole set.
  ssr: { noExternal: ['lucide-react'] },
});
