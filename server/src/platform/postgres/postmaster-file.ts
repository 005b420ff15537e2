import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layout } from './layout.ts'

/**
 * The content of a cluster's `postmaster.pid`.
 * https://github.com/postgres/postgres/blob/REL_18_STABLE/src/include/utils/pidfile.h
 */
export type PostmasterFile = {
  readonly pid: number
  readonly port: number
  readonly socketDirectory: string
  readonly listenAddress: string
}

const line = { pid: 0, port: 3, socketDirectory: 4, listenAddress: 5 }

export async function readPostmasterFile(layout: Layout): Promise<PostmasterFile | undefined> {
  const text = await readFile(pathOf(layout), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[line.pid] ?? '', 10)
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    port: Number.parseInt(lines[line.port] ?? '0', 10),
    socketDirectory: (lines[line.socketDirectory] ?? '').trim(),
    listenAddress: (lines[line.listenAddress] ?? '').trim(),
  }
}

/**
 * Writes this process's id into the pid file of a postmaster that is known to have ended. PostgreSQL would take the old id
 * for a running postmaster when another process has it now, or when the postmaster was not reaped (process 1 of a
 * container may not do that). It ignores the id of its parent, but still checks the shared memory named in the file, so
 * backends that outlived their postmaster are found; removing the file would skip that check.
 */
export async function disownPostmasterFile(layout: Layout): Promise<void> {
  const text = await readFile(pathOf(layout), 'utf8').catch(() => undefined)
  if (text === undefined) return
  const lines = text.split('\n')
  // A power failure can leave the file empty, which PostgreSQL refuses.
  if (lines.length <= line.listenAddress) return rm(pathOf(layout), { force: true })
  lines[line.pid] = String(process.pid)
  await writeFile(pathOf(layout), lines.join('\n'))
}

/** The arguments of the last postmaster, from `postmaster.opts`. */
export async function readPostmasterOptions(layout: Layout): Promise<string> {
  return readFile(join(layout.cluster, 'postmaster.opts'), 'utf8').catch(() => '')
}

function pathOf(layout: Layout): string {
  return join(layout.cluster, 'postmaster.pid')
}
