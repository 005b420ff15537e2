import type { Keyring } from '../secrets/keyring.ts'
import type { ServiceLog } from '../telemetry/log.ts'
import { rm } from 'node:fs/promises'
import { Clamd, type ClamdAddress } from './clamd.ts'
import { DiskStorage } from './disk-storage.ts'
import type { MalwareScanner } from './malware-scanner.ts'
import { type Directory, type FilePlace, placeText, processDirectory } from './place.ts'
import type { FileStorage } from './storage.ts'
import { ProcessThumbnails, type Thumbnails } from './thumbnails.ts'
import { uploadUrl } from './upload-url.ts'

export interface FileOptions {
  /** A directory that is removed at the end when left out. */
  readonly files?: FilePlace
  /** Nobody scans for malware when left out or null. */
  readonly clamd?: ClamdAddress | null
}

/** What the service opens for files. */
export interface OpenFiles {
  readonly services: {
    readonly files: FileStorage
    readonly malwareScanner: MalwareScanner | null
    readonly thumbnails: Thumbnails
  }
  /** The storage, where files lie in a directory and their bytes come through this service. */
  readonly disk: DiskStorage | null
  close(): Promise<void>
}

export interface Reached {
  readonly keyring: Keyring
  readonly publicUrl: () => string
  readonly log: ServiceLog
}

export async function openFiles(options: FileOptions, reached: Reached): Promise<OpenFiles> {
  const { clamd = null } = options
  const place = options.files ?? processDirectory()
  const { storage, disk } = await openPlace(place, reached)
  const thumbnails = new ProcessThumbnails()
  return {
    services: { files: storage, malwareScanner: clamd && new Clamd(clamd), thumbnails },
    disk,
    close: async () => {
      thumbnails.close()
      storage.close()
      if (!options.files && place.kind === 'directory') await rm(place.path, { recursive: true, force: true })
    },
  }
}

/** The place of the files for a command, which takes no uploads. */
export async function openStorage(place: FilePlace): Promise<FileStorage> {
  if (place.kind === 'bucket') return (await import('./bucket-storage.ts')).openBucket(place)
  return openDirectory(place)
}

export const openDirectory = ({ path }: Directory): DiskStorage =>
  new DiskStorage(path, () => {
    throw new Error('a command makes no upload URLs')
  })

/** A bucket that does not answer is logged: it may answer later. */
async function openPlace(
  place: FilePlace,
  { keyring, publicUrl, log }: Reached,
): Promise<{ storage: FileStorage; disk: DiskStorage | null }> {
  if (place.kind === 'directory') {
    const disk = new DiskStorage(place.path, upload => uploadUrl(keyring, publicUrl(), upload))
    disk.startHousekeeping()
    return { storage: disk, disk }
  }
  const { openBucket } = await import('./bucket-storage.ts')
  const storage = await openBucket(place)
  storage.list('files/', { limit: 1 }).catch((error: unknown) => {
    log.error('the bucket of the files does not answer', error, { place: placeText(place) })
  })
  return { storage, disk: null }
}
