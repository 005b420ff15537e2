import ssh2 from 'ssh2'

/**
 * Why a text is no private key that an account can be entered with; null where it is one. Keys with a passphrase are
 * refused: how long it takes to open one is for its maker to say.
 */
export function privateKeyProblem(privateKey: string): string | null {
  const parsed = ssh2.utils.parseKey(privateKey)
  // The library's own words are not passed on: they may tell of the text.
  if (parsed instanceof Error) return 'It is no private key in OpenSSH or PEM form, or it has a passphrase.'
  return parsed.isPrivateKey() ? null : 'It is a public key.'
}
