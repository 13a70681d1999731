/** The application: what every page needs around it, and the way to each page. */
import { BrowserRouter } from 'react-router';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

export const App = () => (
  <BrowserRouter>
    <Providers>
      <Router />
    </Providers>
  </BrowserRouter>
);
