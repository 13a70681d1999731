/** The person who is signed in, and what a person may send about themselves. */
import { z } from 'zod';
import { limits } from '../limits.ts';

export const User = z.object({
  id: z.string(),
  email: z.string().nullable(),
  /** Until then, a server that sends mail sends nothing there but the link to confirm it. */
  isEmailConfirmed: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** First and last name together, where there is either. */
  name: z.string().nullable(),
  /** How this account signs in: a local password, or the identity provider. */
  signIn: z.enum(['password', 'oidc']),
});
export type User = z.infer<typeof User>;

export const Email = z
  .string('E-mail is required')
  .trim()
  .min(1, 'E-mail is required')
  .max(limits.account.emailMax, 'This e-mail address is too long')
  .pipe(z.email('Enter a valid e-mail address'));

export const NewPassword = z
  .string('Password is required')
  .min(limits.account.passwordMin, `Use at least ${limits.account.passwordMin} characters`)
  .max(limits.account.passwordMax, `Use at most ${limits.account.passwordMax} characters`);

export const PersonName = z
  .string()
  .trim()
  .max(limits.account.nameMax, `Use at most ${limits.account.nameMax} characters`);

export const SignInForm = z.object({
  email: Email,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(limits.account.passwordMax, `Use at most ${limits.account.passwordMax} characters`),
});
export type SignInForm = z.infer<typeof SignInForm>;

export const SignUpForm = z.object({
  email: Email,
  password: NewPassword,
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
});
export type SignUpForm = z.infer<typeof SignUpForm>;

export const NameForm = z.object({ firstName: PersonName, lastName: PersonName });
export type NameForm = z.infer<typeof NameForm>;

/** With a new password, API keys end too unless the owner wants to keep them. */
export const RevokeKeys = z.boolean().default(true);

export const PasswordChangeForm = z.object({
  currentPassword: z
    .string('Current password is required')
    .min(1, 'Current password is required')
    .max(limits.account.passwordMax),
  newPassword: NewPassword,
  revokeKeys: RevokeKeys,
});
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;

/** Deleting asks for the password where there is one, and for the e-mail address where there is none. */
export const AccountDeletionForm = z.object({
  confirmation: z.string().min(1, 'This is needed to delete the account').max(limits.account.emailMax),
});
export type AccountDeletionForm = z.infer<typeof AccountDeletionForm>;
