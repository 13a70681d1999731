/** Signing in and up, and everything an account can change about itself. */
import {
  changeName,
  changePassword,
  deleteAccount,
  exportAccount,
  readOutbox,
  readServerInfo,
  readUser,
  register,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '@pagewright/contract/endpoints/session';
import type {
  AccountDeletionForm,
  NameForm,
  PasswordChangeForm,
  SignInForm,
  SignUpForm,
  User,
} from '@pagewright/contract/entities/user';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { leave } from '../../api/leave.ts';
import { remember, useEndpoint } from '../../api/query.ts';
import { forgetVisitor } from '../../api/session.ts';

export const useServerInfo = () => useEndpoint(readServerInfo, {});

export const useOutbox = (options: { readonly enabled: boolean }) => useEndpoint(readOutbox, {}, options);

/** Nothing of the person before may be shown to the next one. */
function welcome(client: QueryClient, user: User): void {
  client.clear();
  forgetVisitor();
  remember(client, readUser, { input: {}, response: user });
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: SignInForm) => call(signIn, { body: form }),
    onSuccess: (user) => welcome(client, user),
  });
}

export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: SignUpForm) => call(register, { body: form }),
    onSuccess: (user) => welcome(client, user),
  });
}

export const useRequestConfirmation = () => useMutation({ mutationFn: () => call(requestConfirmation, {}) });

export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }) });

export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; password: string; revokeKeys: boolean }) =>
      call(resetPassword, { body }),
    onSuccess: (user) => welcome(client, user),
  });
}

export function useChangeName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: NameForm) => call(changeName, { body: form }),
    onSuccess: (user) => remember(client, readUser, { input: {}, response: user }),
  });
}

export const useChangePassword = () =>
  useMutation({ mutationFn: (form: PasswordChangeForm) => call(changePassword, { body: form }) });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: async (form: AccountDeletionForm) => {
      await call(deleteAccount, { body: form });
      leave('/');
    },
  });

export const useExportAccount = () =>
  useMutation({
    mutationFn: () =>
      download(exportAccount, {}, `pagewright-data-${new Date().toISOString().slice(0, 10)}.zip`),
  });
