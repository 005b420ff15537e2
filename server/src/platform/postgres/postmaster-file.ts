import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layout } from './layout.ts'

/**
 * What `postmaster.pid` of a cluster says.
 * https://github.com/postgres/postgres/blob/REL_18_STABLE/src/include/utils/pidfile.h
 */
export type PostmasterFile = {
  readonly pid: number
  readonly port: number
  readonly listenAddress: string
}

const line = { pid: 0, port: 3, listenAddress: 5 }

export async function readPostmasterFile(layout: Layout): Promise<PostmasterFile | undefined> {
  const text = await readFile(pathOf(layout), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[line.pid] ?? '', 10)
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    port: Number.parseInt(lines[line.port] ?? '0', 10),
    listenAddress: (lines[line.listenAddress] ?? '').trim(),
  }
}

/**
 * Takes the place of a postmaster whose id has gone to an unrelated process, which PostgreSQL would mistake for it.
 * PostgreSQL passes over its own parent's id, and still checks the shared memory named in the file, so backends that
 * outlived their postmaster are found. Removing the file would skip that check.
 */
export async function disownPostmasterFile(layout: Layout): Promise<void> {
  const lines = (await readFile(pathOf(layout), 'utf8')).split('\n')
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
