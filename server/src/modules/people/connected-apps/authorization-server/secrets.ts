import { timingSafeEqual } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { Client } from 'oidc-provider'
import { hashOf, newSecret, type TokenKind } from '../tokens/token.ts'

/**
 * Gives the authorization server's codes and tokens our form (prefix, environment, checksum), which it has no setting
 * for, and lets it compare the secrets of apps by their hashes. Its classes are made anew for every provider, so nothing
 * else is touched.
 */
export function useOurSecrets(provider: Provider): void {
  giveForm(provider.AuthorizationCode.prototype, 'code')
  giveForm(provider.RefreshToken.prototype, 'refresh')
  giveForm(provider.AccessToken.prototype, 'access')
  Object.defineProperty(provider.Client.prototype, 'compareClientSecret', {
    value(this: Client, presented: string): boolean {
      const hash = hashOf(presented)
      return (this.clientSecret ?? '')
        .split(' ')
        .map(text => Buffer.from(text, 'base64url'))
        .some(stored => stored.length === hash.length && timingSafeEqual(stored, hash))
    },
  })
}

function giveForm(prototype: object, kind: TokenKind): void {
  Object.defineProperty(prototype, 'generateTokenId', {
    value(this: { format?: string; readonly client?: Client }): string {
      // An access token of the format `jwt` would not be looked up, so it could not be ended.
      this.format = 'opaque'
      return newSecret(kind, this.client?.['sandbox'] === true)
    },
  })
}
