/** Sign in, sign up, ask for a new password, choose one: one screen, the URL says which. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { leave } from '../../api/leave.ts';
import { loginUrl, useSession } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { type LoginMode, loginLink, readLoginMode } from './login-mode.ts';
import styles from './login-screen.module.css';
import { pendingDomain } from './pending-domain.ts';
import { useServerInfo } from './queries.ts';
import { ResetForm } from './reset-form.tsx';
import { isPublicPage, returnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { strings } from './strings.ts';
import { SupportFooter } from './support-footer.tsx';

const heads: Record<LoginMode, { readonly heading: string; readonly text: string }> = {
  'sign-in': { heading: strings.signInHeading, text: strings.signInText },
  'sign-up': { heading: strings.signUpHeading, text: strings.signUpText },
  forgot: { heading: strings.forgotHeading, text: strings.forgotText },
  reset: { heading: strings.resetHeading, text: strings.resetText },
};

export function LoginScreen() {
  const [search] = useSearchParams();
  const mode = readLoginMode(search);
  const { heading, text } = heads[mode];
  const pending = pendingDomain(returnPath(search.get('returnTo')));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${heading} · Pagewright`;
    title.current?.focus();
  }, [heading]);
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <Logo href="/" />
      </header>
      <main id="main" className={styles.main}>
        <Card padding="large" className={styles.card}>
          <div>
            <h1 ref={title} tabIndex={-1}>
              {heading}
            </h1>
            <p className={styles.text}>{text}</p>
            {pending !== null && <p className={styles.text}>{strings.willAnalyze(pending)}</p>}
          </div>
          {search.get('problem') === 'sign-in-failed' && (
            <Alert tone="poor" title={strings.providerFailedHeading} live>
              {strings.providerFailedText}
            </Alert>
          )}
          <ScreenBody mode={mode} search={search} />
        </Card>
      </main>
      <SupportFooter />
    </div>
  );
}

function ScreenBody({ mode, search }: { readonly mode: LoginMode; readonly search: URLSearchParams }) {
  const session = useSession();
  const { data: server } = useServerInfo();
  const target = returnPath(search.get('returnTo'));
  const goOn = useGoOn(target);
  if (session.status === 'user' && mode !== 'reset') {
    return (
      <>
        <p>{strings.alreadyIn(session.user.email ?? session.user.name ?? strings.myAccount)}</p>
        <ButtonLink variant="primary" href={target}>
          {strings.goOn}
        </ButtonLink>
      </>
    );
  }
  if (server?.signIn === 'oidc') {
    return (
      <>
        <p>{strings.oidcText}</p>
        <ButtonLink variant="primary" size="lg" wide href={loginUrl(target)}>
          {strings.logIn}
        </ButtonLink>
      </>
    );
  }
  const link = (to: LoginMode) => loginLink(to, search);
  const bodies: Record<LoginMode, ReactNode> = {
    'sign-in': (
      <>
        <SignInForm onDone={goOn} />
        <p className={styles.ways}>
          <Way to={link('forgot')}>{strings.forgot}</Way>
        </p>
        <p className={styles.ways}>
          {strings.toSignUp} <Way to={link('sign-up')}>{strings.toSignUpLink}</Way>
        </p>
      </>
    ),
    'sign-up': (
      <>
        <SignUpForm onDone={goOn} />
        <p className={styles.ways}>
          {strings.toSignIn} <Way to={link('sign-in')}>{strings.toSignInLink}</Way>
        </p>
      </>
    ),
    forgot: (
      <>
        <ForgotForm />
        <p className={styles.ways}>
          <Way to={link('sign-in')}>{strings.backToSignIn}</Way>
        </p>
      </>
    ),
    reset: (
      <>
        <ResetForm token={search.get('reset') ?? ''} onDone={goOn} />
        <p className={styles.ways}>
          <Way to={link('forgot')}>{strings.forgot}</Way>
        </p>
      </>
    ),
  };
  return bodies[mode];
}

const Way = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <TextLink asChild>
    <Link to={to}>{children}</Link>
  </TextLink>
);

/** Public pages are documents of their own; the application's are one step away. */
function useGoOn(target: string): () => void {
  const navigate = useNavigate();
  return () => (isPublicPage(target) ? leave(target) : void navigate(target, { replace: true }));
}
