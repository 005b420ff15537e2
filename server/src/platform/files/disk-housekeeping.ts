import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncDirectory } from '../durable-file.ts'
import { makeDirectory } from './disk-writing.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Longer than any upload and any backup's write of one file may take. */
const draftMs = 6 * hourMs
/** Longer than an upload URL is valid. */
export const longestUploadMs = 24 * hourMs
/** A backup without a sign of life for so long was killed. */
const silentBackupMs = 10 * minuteMs

/** What a directory of files has besides files: drafts, marks of finished uploads, and what was deleted during a backup. */
export class DiskHousekeeping {
  readonly #root: string
  #timer: NodeJS.Timeout | undefined

  constructor(root: string) {
    this.#root = root
  }

  start(): void {
    const round = () => void this.tidy(Date.now()).catch(() => {})
    round()
    this.#timer = setInterval(round, hourMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Removes what nobody needs any more. */
  async tidy(now: number): Promise<void> {
    await this.#removeOlder('drafts', now - draftMs)
    await this.#removeOlder('finished', now - longestUploadMs)
    await this.#removeOlder('backups', now - silentBackupMs)
    if (!(await this.#isKeeping(now))) await this.#removeOlder('kept', Number.POSITIVE_INFINITY)
  }

  /** Deletes a file, or keeps it under another name while a backup runs. No error when it is gone. */
  async remove(path: string, key: string): Promise<void> {
    try {
      if (await this.#isKeeping(Date.now())) {
        await makeDirectory(join(this.#root, 'kept'))
        await rename(path, this.keptPath(key))
      } else await rm(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      throw error
    }
    await syncDirectory(dirname(path))
  }

  /** A backup's tables are of the instant when it began, so it needs the files of that instant. */
  async keepingDeleted<T>(work: () => Promise<T>): Promise<T> {
    // Without a directory there is no file, and it is not a command's to make.
    if (!existsSync(this.#root)) return work()
    await makeDirectory(join(this.#root, 'backups'))
    const mark = join(this.#root, 'backups', randomUUID())
    await writeFile(mark, '', { mode: 0o600 })
    const alive = setInterval(() => {
      const now = new Date()
      utimes(mark, now, now).catch(() => {})
    }, minuteMs)
    try {
      return await work()
    } finally {
      clearInterval(alive)
      await rm(mark, { force: true })
      await this.tidy(Date.now())
    }
  }

  async keptFiles(): Promise<string[]> {
    return (await this.#namesIn('kept')).map(name => name.replaceAll('~', '/')).sort()
  }

  keptPath(key: string): string {
    return join(this.#root, 'kept', key.replaceAll('/', '~'))
  }

  async #isKeeping(now: number): Promise<boolean> {
    const marks = await this.#namesIn('backups')
    const ages = await Promise.all(marks.map(name => this.#ageOf(join('backups', name), now)))
    return ages.some(age => age < silentBackupMs)
  }

  async #removeOlder(folder: string, before: number): Promise<void> {
    for (const name of await this.#namesIn(folder)) {
      const path = join(this.#root, folder, name)
      const modified = (await stat(path).catch(() => undefined))?.mtimeMs
      if (modified !== undefined && modified < before) await rm(path, { force: true })
    }
  }

  async #ageOf(path: string, now: number): Promise<number> {
    const stats = await stat(join(this.#root, path)).catch(() => undefined)
    return stats ? now - stats.mtimeMs : Number.POSITIVE_INFINITY
  }

  async #namesIn(folder: string): Promise<string[]> {
    return readdir(join(this.#root, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
  }
}
