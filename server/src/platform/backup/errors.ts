/** The file is not a backup, or is incomplete or damaged; the message says which, in one line. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable'
}

/** The backup was made by a later version, in a form or with tables that this version does not have. */
export class BackupNewerThanCode extends Error {
  override readonly name = 'BackupNewerThanCode'
}

/** A backup is restored into an empty data directory only. */
export class DirectoryNotEmpty extends Error {
  override readonly name = 'DirectoryNotEmpty'

  constructor(dataDir: string) {
    super(`${dataDir} is not empty; a backup is restored only into a directory with nothing in it.`)
  }
}

/** A backup replaces an existing file only with the option for it. */
export class BackupExists extends Error {
  override readonly name = 'BackupExists'

  constructor(path: string) {
    super(`${path} is there already; choose another name, or give --overwrite.`)
  }
}

/** The given secret is not the one of the backup. */
export class SecretDiffers extends Error {
  override readonly name = 'SecretDiffers'
}
