import { promisify } from 'node:util'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { type SftpUpload, UploadRefused } from './sftp-uploads.ts'

const status = ssh2.utils.sftp.STATUS_CODE

type File = Pick<SftpUpload, 'directory' | 'fileName' | 'uploadId' | 'content'>

/**
 * Puts a file into a directory so that nobody sees half of it: under a name of its own, and renamed when it is whole. A
 * file of the same name and content is this one, uploaded by an attempt whose answer was lost; any other of the name
 * stays as it is. Where a payroll system takes files away at once, an attempt after a lost answer uploads again.
 *
 * @throws {UploadRefused}
 */
export async function putFile(files: SFTPWrapper, file: File): Promise<void> {
  const path = pathOf(file, file.fileName)
  if (await isThere(files, path, file)) return
  const unfinished = pathOf(file, `${file.fileName}.${file.uploadId}.part`)
  try {
    await write(files, unfinished, Buffer.from(file.content))
    // Version 3 of the protocol renames to no name that is taken: draft-ietf-secsh-filexfer-02 section 6.5.
    await promisify(files.rename.bind(files))(unfinished, path)
  } catch (error) {
    const refusal = refusalOf(error, file)
    // Somebody else was quicker, or an attempt of ours that was thought dead.
    if (refusal.code === 'sftp_failed' && (await isThere(files, path, file))) return remove(files, unfinished)
    throw refusal
  }
}

const pathOf = ({ directory }: File, name: string): string =>
  directory.endsWith('/') ? directory + name : `${directory}/${name}`

/** Whether the file is in its place. Throws when another has its name. */
async function isThere(files: SFTPWrapper, path: string, file: File): Promise<boolean> {
  const size = await sizeOf(files, path, file)
  if (size === null) return false
  const same =
    size === file.content.length &&
    Buffer.from(file.content).equals(await promisify<string, Buffer>(files.readFile.bind(files))(path))
  if (!same) throw new UploadRefused('remote_file_exists', `Another file is at ${path}.`)
  return true
}

async function sizeOf(files: SFTPWrapper, path: string, file: File): Promise<number | null> {
  try {
    return (await promisify(files.stat.bind(files))(path)).size
  } catch (error) {
    if (codeOf(error) === status.NO_SUCH_FILE) return null
    throw refusalOf(error, file)
  }
}

/** Bytes of one request, and requests that wait for their answers at a time: far servers answer each after a while. */
const partBytes = 32 * 1024
const partsAtOnce = 32

async function write(files: SFTPWrapper, path: string, content: Buffer): Promise<void> {
  const handle = await promisify<string, 'w', Buffer>(files.open.bind(files))(path, 'w')
  const writePart = promisify<Buffer, Buffer, number, number, number, void>(files.write.bind(files))
  let next = 0
  const writeOn = async (): Promise<void> => {
    while (next < content.length) {
      const from = next
      next += partBytes
      await writePart(handle, content, from, Math.min(partBytes, content.length - from), from)
    }
  }
  await Promise.all(Array.from({ length: partsAtOnce }, writeOn))
  await promisify<Buffer, void>(files.close.bind(files))(handle)
}

/** Best effort: what is left behind has a name that nobody reads. */
const remove = (files: SFTPWrapper, path: string): Promise<void> =>
  promisify(files.unlink.bind(files))(path).catch(() => undefined)

const codeOf = (error: unknown): number | undefined => (error as { readonly code?: number }).code

function refusalOf(error: unknown, { directory }: File): UploadRefused {
  if (error instanceof UploadRefused) return error
  const code = codeOf(error)
  if (code === status.NO_SUCH_FILE)
    return new UploadRefused('remote_directory_missing', `There is no directory ${directory}.`, error)
  if (code === status.PERMISSION_DENIED)
    return new UploadRefused('remote_access_denied', `Nothing may be written to ${directory}.`, error)
  return new UploadRefused('sftp_failed', error instanceof Error ? error.message : String(error), error)
}
