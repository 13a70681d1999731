/** Sign in, sign up, ask for a new password, choose one: one screen, the URL says which. */
import { isPending, readDraft } from '@pagewright/contract/analyze-draft';
import { ownPath } from '@pagewright/contract/own-path';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { leave } from '../../api/leave.ts';
import { loginUrl, useSession } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Text } from '../../ui/layout.tsx';
import { Logo } from '../../ui/logo.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './login-screen.module.css';
import { useServerInfo } from './queries.ts';
import { ForgotForm, ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { strings } from './strings.ts';
import { SupportFooter } from './support-footer.tsx';

const heads = (): Record<LoginMode, { readonly heading: string; readonly text: string }> => ({
  'sign-in': { heading: strings.signInHeading, text: strings.signInText },
  'sign-up': { heading: strings.signUpHeading, text: strings.signUpText },
  forgot: { heading: strings.forgotHeading, text: strings.forgotText },
  reset: { heading: strings.resetHeading, text: strings.resetText },
});

export function LoginScreen() {
  const [search] = useSearchParams();
  const mode = readLoginMode(search);
  const { heading, text } = heads()[mode];
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
            <Text tone="soft">{text}</Text>
            {pending !== null && <Text tone="soft">{strings.willAnalyze({ domain: pending })}</Text>}
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
        <p>{strings.alreadyIn({ name: session.user.email ?? session.user.name ?? strings.myAccount })}</p>
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
        <Text size="sm">
          <Way to={link('forgot')}>{strings.forgot}</Way>
        </Text>
        <Text size="sm">
          {strings.toSignUp} <Way to={link('sign-up')}>{strings.toSignUpLink}</Way>
        </Text>
      </>
    ),
    'sign-up': (
      <>
        <SignUpForm onDone={goOn} />
        <Text size="sm">
          {strings.toSignIn} <Way to={link('sign-in')}>{strings.toSignInLink}</Way>
        </Text>
      </>
    ),
    forgot: (
      <>
        <ForgotForm />
        <Text size="sm">
          <Way to={link('sign-in')}>{strings.backToSignIn}</Way>
        </Text>
      </>
    ),
    reset: (
      <>
        <ResetForm token={search.get('reset') ?? ''} onDone={goOn} />
        <Text size="sm">
          <Way to={link('forgot')}>{strings.forgot}</Way>
        </Text>
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

type LoginMode = 'sign-in' | 'sign-up' | 'forgot' | 'reset';

/** Which of its four forms the sign-in screen shows, stored in the URL. */
function readLoginMode(search: URLSearchParams): LoginMode {
  if (search.get('reset')) return 'reset';
  const mode = search.get('mode');
  return mode === 'sign-up' || mode === 'forgot' ? mode : 'sign-in';
}

/** The same screen with another form; where the person wanted to go is stored. */
function loginLink(mode: LoginMode, from: URLSearchParams): string {
  const search = new URLSearchParams();
  if (mode !== 'sign-in') search.set('mode', mode);
  const returnTo = from.get('returnTo');
  if (returnTo !== null) search.set('returnTo', returnTo);
  return search.size === 0 ? '/login' : `/login?${search.toString()}`;
}

/** The domain whose analysis starts after signing in, where one was submitted before. */
function pendingDomain(returnTo: string): string | null {
  const { pathname, searchParams } = new URL(returnTo, window.location.origin);
  if (pathname !== '/dashboard') return null;
  const draft = readDraft(window.sessionStorage, searchParams.get('domain') ?? '');
  return draft !== null && isPending(draft, Date.now()) ? draft.websiteUrl : null;
}

const home = '/dashboard';

/** Where a person goes after signing in: a path of this site, never another one. */
function returnPath(requested: string | null): string {
  const path = ownPath(requested, home);
  // Back to the sign-in screen would be a circle.
  return /^\/login\/?(?:[?#]|$)/.test(path) ? home : path;
}

/** The three prerendered pages are documents outside the application. */
const isPublicPage = (path: string): boolean =>
  /^\/(?:how-it-works|pricing|api\/.*|confirm\/.*)?(?:[?#]|$)/.test(path);
