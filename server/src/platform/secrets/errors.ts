/** The database holds sealed values, and no service secret was given. */
export class ServiceSecretMissing extends Error {
  override readonly name = 'ServiceSecretMissing'

  constructor(path: string) {
    super(
      `The service’s secret is missing: there is no ${path} and no KONTTORI_SECRET, but what is in the database was sealed with one. Nothing was changed. Bring service.secret back from where it is kept, or set KONTTORI_SECRET as it was; a backup made with --with-secret has it too, and “konttori restore” brings both.`,
    )
  }
}

/** The given service secret is not the one that the database was sealed with. */
export class ServiceSecretDiffers extends Error {
  override readonly name = 'ServiceSecretDiffers'

  constructor(given: string, expected: string | undefined) {
    super(
      `The service’s secret (key ${given}) is not the one that the database was sealed with${expected === undefined ? '' : ` (key ${expected})`}. Nothing was changed. Bring service.secret, or KONTTORI_SECRET, back as it was; every process on one database has the same.`,
    )
  }
}

/** The secret file does not hold a valid secret. */
export class ServiceSecretDamaged extends Error {
  override readonly name = 'ServiceSecretDamaged'

  constructor(path: string) {
    super(`The service secret ${path} is damaged; bring it back from a backup. Nothing was changed.`)
  }
}

/** The present key cannot be changed while a process uses it. */
export class ServiceKeyInUse extends Error {
  override readonly name = 'ServiceKeyInUse'
}
