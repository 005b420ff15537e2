/** The file is no backup, or not all of one, or not as it was written; the message says which, in one line. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable'
}

/** A later version of the service made the backup, in a form or with tables that this one does not know. */
export class BackupNewerThanCode extends Error {
  override readonly name = 'BackupNewerThanCode'
}

/** A backup is restored only where nothing is. */
export class DirectoryNotEmpty extends Error {
  override readonly name = 'DirectoryNotEmpty'

  constructor(dataDir: string) {
    super(`${dataDir} is not empty; a backup is restored only into a directory with nothing in it.`)
  }
}

/** A backup never replaces a file unless it is told to. */
export class BackupExists extends Error {
  override readonly name = 'BackupExists'

  constructor(path: string) {
    super(`${path} is there already; choose another name, or give --overwrite.`)
  }
}

/** The secret that is given is not the one that the backup was made with. */
export class SecretDiffers extends Error {
  override readonly name = 'SecretDiffers'
}
