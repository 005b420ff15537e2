/** The database was sealed with a secret, and no secret is there. */
export class ServiceSecretMissing extends Error {
  override readonly name = 'ServiceSecretMissing'

  constructor(path: string) {
    super(
      `The service’s secret is missing: there is no ${path} and no KONTTORI_SECRET, but what is in the database was sealed with one. Nothing was changed. Bring service.secret back from where it is kept, or set KONTTORI_SECRET as it was.`,
    )
  }
}

/** The secret that is there is not the one that the database was sealed with. */
export class ServiceSecretDiffers extends Error {
  override readonly name = 'ServiceSecretDiffers'

  constructor(given: string, expected: string | undefined) {
    super(
      `The service’s secret (key ${given}) is not the one that the database was sealed with${expected === undefined ? '' : ` (key ${expected})`}. Nothing was changed. Bring service.secret, or KONTTORI_SECRET, back as it was; every process on one database has the same.`,
    )
  }
}

/** The file with the secret holds none. */
export class ServiceSecretDamaged extends Error {
  override readonly name = 'ServiceSecretDamaged'

  constructor(path: string) {
    super(`The service secret ${path} is damaged; bring it back from a backup. Nothing was changed.`)
  }
}

/** The present key can be changed only while no process uses it. */
export class ServiceKeyInUse extends Error {
  override readonly name = 'ServiceKeyInUse'
}
