import ssh2 from 'ssh2'

/** A key pair that `ssh2` can read: it cannot read each that it makes. */
export function keyPair(passphrase?: string): { readonly private: string; readonly public: string } {
  const sealing = passphrase === undefined ? {} : { passphrase, cipher: 'aes256-ctr', rounds: 16 }
  for (;;) {
    const made = ssh2.utils.generateKeyPairSync('ed25519', sealing as object)
    if (!(ssh2.utils.parseKey(made.private, passphrase) instanceof Error)) return made
  }
}
