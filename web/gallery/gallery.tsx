/** Every piece of web/ui in its states, on one page, for the eye and for the screenshot tests. */
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { Toaster, ToastProvider } from '../ui/toast.tsx';
import { ToastView } from '../ui/toast-view.tsx';
import { Answers } from './answers.tsx';
import { Controls } from './controls.tsx';
import { Evidence } from './evidence.tsx';
import { Foundations } from './foundations.tsx';
import styles from './gallery.module.css';
import { Measures } from './measures.tsx';
import { Messages } from './messages.tsx';
import { Structure } from './structure.tsx';

export function Gallery() {
  return (
    <ToastProvider durationMs={5000} swipePx={50}>
      <SkipLink />
      <main id="main" className={styles.gallery} tabIndex={-1}>
        <header className={styles.top}>
          <h1>
            <Logo />
            <span className="visually-hidden"> gallery</span>
          </h1>
          <ThemeSwitch />
        </header>
        <Measures />
        <Controls />
        <Structure />
        <Messages />
        <Evidence />
        <Answers />
        <Foundations />
      </main>
      <Toaster view={ToastView} />
    </ToastProvider>
  );
}
