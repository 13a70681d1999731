/** /login: sign in, sign up, and choose a new password. */
import { LoginScreen } from '../features/session/login-screen.tsx';

export const LoginPage = () => <LoginScreen />;
