/// <reference types="vite/client" />
import '@remix-run/node';
import type { PageApi } from './server/http/pageApi';
import type { Services } from './server/services';

declare module '@remix-run/node' {
  interface AppLoadContext {
    services: Services;
    /** What this page's scripts carry, so that the content security policy lets them run. */
    nonce: string;
    api: PageApi;
    /** The posted form, read and bounded (`server/http/pageForms.ts`); empty for other requests. `request` has no body. */
    form: FormData;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
