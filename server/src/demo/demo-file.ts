import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../platform/durable-file.ts'
import type { Role } from '../platform/vocabulary/capabilities.ts'
import type { Feature } from '../platform/vocabulary/features.ts'
import type { Id } from '../platform/vocabulary/ids.ts'

/** `demo.json` in the data directory: how to come in. The only place where the demo's secrets are. */
export interface DemoFile {
  readonly baseUrl: string
  readonly organisations: readonly DemoOrganisation[]
}

export interface DemoOrganisation {
  readonly id: Id
  readonly name: string
  readonly slug: string
  readonly sandbox: boolean
  readonly modules: readonly {
    readonly module: Feature
    readonly licensed: boolean
    readonly active: boolean
  }[]
  readonly members: readonly DemoMember[]
  readonly serviceKey: string
  readonly terminals: readonly DemoTerminal[]
}

/** A terminal on a wall, and who can try it out. */
export interface DemoTerminal {
  readonly terminalId: Id
  readonly name: string
  /** What its device sends as `Authorization: Bearer`. */
  readonly credential: string
  readonly badges: readonly {
    readonly membershipId: Id
    readonly displayName: string
    readonly badgeCode: string
    readonly pin: string
  }[]
}

export interface DemoMember {
  readonly membershipId: Id
  readonly displayName: string
  readonly role: Role
  readonly email: string
  readonly password: string
  readonly personalKey: string
}

const pathIn = (dataDir: string): string => join(dataDir, 'demo.json')

export const writeDemoFile = (dataDir: string, file: DemoFile): Promise<void> =>
  writeDurably(pathIn(dataDir), `${JSON.stringify(file, null, 2)}\n`, 0o600)

/** The file, if it is there and tells of these organisations; a damaged or foreign one is as good as none. */
export async function readDemoFile(
  dataDir: string,
  organisations: readonly Id[],
): Promise<DemoFile | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const file = text === undefined ? undefined : parsed(text)
  const told = file?.organisations?.map(({ id }) => id)
  return told?.join() === organisations.join() ? file : undefined
}

/** Tells no more of organisations that are gone; a file that tells of nothing else goes. */
export async function dropFromDemoFile(dataDir: string, gone: readonly Id[]): Promise<void> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => undefined)
  const file = text === undefined ? undefined : parsed(text)
  if (!file?.organisations?.some(({ id }) => gone.includes(id))) return
  const organisations = file.organisations.filter(({ id }) => !gone.includes(id))
  if (organisations.length === 0) await rm(pathIn(dataDir), { force: true })
  else await writeDemoFile(dataDir, { ...file, organisations })
}

function parsed(text: string): DemoFile | undefined {
  try {
    return JSON.parse(text) as DemoFile
  } catch {
    return undefined
  }
}
