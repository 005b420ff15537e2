import type { Keyring } from '../secrets/keyring.ts'
import type { ServiceLog } from '../telemetry/log.ts'
import { rm } from 'node:fs/promises'
import { DiskStorage } from './disk-storage.ts'
import { type FilePlace, placeText, processDirectory } from './place.ts'
import type { FileStorage } from './storage.ts'
import { uploadUrl } from './upload-url.ts'

export interface OpenFiles {
  readonly storage: FileStorage
  /** The same, where files lie in a directory and their bytes come through this service. */
  readonly disk: DiskStorage | null
  close(): Promise<void>
}

/**
 * Opens the place of the files; without one, a directory that is removed at the end. A bucket that does not answer is told in
 * the log: it may answer later.
 */
export async function openFiles(
  place: FilePlace | undefined,
  reached: Parameters<typeof openPlace>[1],
): Promise<OpenFiles> {
  if (place) return openPlace(place, reached)
  const own = processDirectory()
  const files = await openPlace(own, reached)
  return { ...files, close: () => files.close().then(() => rm(own.path, { recursive: true, force: true })) }
}

async function openPlace(
  place: FilePlace,
  {
    keyring,
    publicUrl,
    log,
  }: { readonly keyring: Keyring; readonly publicUrl: () => string; readonly log: ServiceLog },
): Promise<OpenFiles> {
  if (place.kind === 'directory') {
    const disk = new DiskStorage(place.path, upload => uploadUrl(keyring, publicUrl(), upload))
    disk.startHousekeeping()
    return { storage: disk, disk, close: async () => disk.close() }
  }
  const { openBucket } = await import('./bucket-storage.ts')
  const storage = await openBucket(place)
  storage.list('files/', { limit: 1 }).catch((error: unknown) => {
    log.error('the bucket of the files does not answer', error, { place: placeText(place) })
  })
  return { storage, disk: null, close: async () => storage.close() }
}
