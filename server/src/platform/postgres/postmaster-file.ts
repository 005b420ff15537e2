import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layout } from './layout.ts'

/**
 * What `postmaster.pid` of a cluster says.
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
 * Takes the place of a postmaster that is known to have ended. PostgreSQL would take its id for a running one when it
 * went to another process, or when nobody has reaped it (in a container, where process 1 may not). It passes over its
 * own parent's id, though, and still checks the shared memory named in the file, so backends that outlived their
 * postmaster are found; removing the file would skip that check.
 */
export async function disownPostmasterFile(layout: Layout): Promise<void> {
  const text = await readFile(pathOf(layout), 'utf8').catch(() => undefined)
  if (text === undefined) return
  const lines = text.split('\n')
  // A power cut can leave the file empty, which PostgreSQL refuses too.
  if (lines.length <= line.listenAddress) return rm(pathOf(layout), { force: true })
  lines[line.pid] = String(process.pid)
  await writeFile(pathOf(layout), lines.join('\n'))
}

/** The arguments the last postmaster was started with, as PostgreSQL wrote them down. */
export async function readPostmasterOptions(layout: Layout): Promise<string> {
  return readFile(join(layout.cluster, 'postmaster.opts'), 'utf8').catch(() => '')
}

function pathOf(layout: Layout): string {
  return join(layout.cluster, 'postmaster.pid')
}
