/** Starts the application in the page the server sent. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './styles/all.css';

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root to render into');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
