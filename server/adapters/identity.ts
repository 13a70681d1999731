/** An OpenID Connect issuer: authorization code flow with PKCE, state and nonce. */
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Identity, IdentityProvider } from '../services/deps.ts';

export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly publicUrl: string;
}

const optionalText = z.string().min(1).nullable().catch(null);

/** The claims we use; an invalid value counts as missing. */
const Claims = z.object({
  sub: z.string().min(1),
  email: optionalText.default(null),
  // Some providers send it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(true).default(true),
  given_name: optionalText.default(null),
  family_name: optionalText.default(null),
  name: optionalText.default(null),
  picture: z
    .url({ protocol: /^https$/ })
    .nullable()
    .catch(null)
    .default(null),
});

function splitName(claims: z.infer<typeof Claims>): { firstName: string | null; lastName: string | null } {
  if (claims.given_name !== null || claims.family_name !== null || claims.name === null) {
    return { firstName: claims.given_name, lastName: claims.family_name };
  }
  const [first, ...rest] = claims.name.trim().split(/\s+/);
  return { firstName: first ?? null, lastName: rest.join(' ') || null };
}

export function oidcIdentityProvider(options: OidcOptions): IdentityProvider {
  const callback = `${options.publicUrl}/api/callback`;
  let discovered: Promise<oidc.Configuration> | undefined;

  /** Discovered once; a failure is not cached, so that a provider is found when it is back. */
  function configuration(): Promise<oidc.Configuration> {
    // The signature of an ID token is checked even though it comes directly from the issuer.
    const execute = [oidc.enableNonRepudiationChecks];
    if (options.issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
    discovered ??= oidc
      .discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, { execute })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  return {
    async begin() {
      const config = await configuration();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, state, nonce, codeVerifier };
    },

    async finish(callbackQuery, expected): Promise<Identity> {
      const config = await configuration();
      // The URL is built from our own configuration: the Host header is chosen by the caller.
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${callback}?${callbackQuery}`), {
        pkceCodeVerifier: expected.codeVerifier,
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        idTokenExpected: true,
      });
      const idTokenClaims = tokens.claims();
      if (idTokenClaims === undefined || tokens.id_token === undefined)
        throw new Error('The issuer sent no ID token');
      const info = config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, idTokenClaims.sub)
        : {};
      const claims = Claims.parse({ ...idTokenClaims, ...info });
      return {
        issuer: idTokenClaims.iss,
        subject: claims.sub,
        email: claims.email,
        isEmailConfirmed: claims.email_verified,
        ...splitName(claims),
        profileImageUrl: claims.picture,
        idToken: tokens.id_token,
      };
    },

    async endSessionUrl(idToken) {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${options.publicUrl}/`,
      }).href;
    },
  };
}
