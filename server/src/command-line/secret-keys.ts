import { createSecretKey } from 'node:crypto'
import {
  findServiceSecrets,
  newSecret,
  readSecretFile,
  serviceSecretPath,
  writeSecretFile,
} from '../lifecycle/service-secret.ts'
import { reachDatabase } from '../lifecycle/reach.ts'
import { keyChanged } from '../modules/records/audit/port.ts'
import { modules } from '../modules/index.ts'
import { Authenticator } from '../platform/access/authenticator.ts'
import { canonicalText } from '../platform/audit/entry.ts'
import { sealOf } from '../platform/audit/sealing.ts'
import { lastEntry } from '../platform/audit/stored-chain.ts'
import { type Configuration, ConfigurationError } from '../platform/configuration.ts'
import type { Database } from '../platform/data/database.ts'
import type { DatabaseConnection } from '../lifecycle/application.ts'
import { contributionsOf } from '../platform/module.ts'
import { sealedColumns } from '../platform/port.ts'
import { ServiceSecretMissing } from '../platform/secrets/errors.ts'
import type { Keyring } from '../platform/secrets/keyring.ts'
import { countNotPresent, resealColumn } from '../platform/secrets/resealing.ts'
import { dropFormer, putInForce } from '../platform/secrets/rotation.ts'
import { type SealedColumn, storedAnswers } from '../platform/secrets/sealed-columns.ts'
import { keyOf } from '../platform/secrets/service-key.ts'
import { onClient, openKeyring, registerKey, storedKeys } from '../platform/secrets/service-keys.ts'
import { Transactions } from '../platform/transactions/transactions.ts'
import type { Id } from '../platform/vocabulary/ids.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import type { secretDropOptions } from './options/secret-drop.ts'
import { bringUpToDate, databaseWith, onInstallation } from './installation.ts'
import { namedInstallation } from './named-installation.ts'
import { operatorRequest, operatorTransactions } from './operator-transactions.ts'

/** A former secret cannot be dropped yet; the message says what needs it. */
export class SecretStillNeeded extends Error {
  override readonly name = 'SecretStillNeeded'
}

/** Every column of the service whose values are sealed. */
export const everySealedColumn = (): readonly SealedColumn[] => [
  ...contributionsOf(modules)(sealedColumns),
  storedAnswers,
]

export const listSecretKeys = (circumstances: Circumstances): Promise<Outcome> =>
  onInstallation(circumstances, async ({ database, keyring, connection }) => {
    const keys = await onClient(connection, storedKeys)
    const readable = new Set([keyring.present, ...keyring.formers].map(({ id }) => id))
    const shown = keys.map(({ id, createdAt, retiredAt, droppedAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      retiredAt: retiredAt?.toISOString() ?? null,
      droppedAt: droppedAt?.toISOString() ?? null,
      readable: readable.has(id),
    }))
    const needs = await stillNeeding(connection, database, keyring)
    return {
      result: { keys: shown, sealedWithFormer: needs },
      text: [
        ...shown.map(
          ({ id, retiredAt, droppedAt, readable: there }) =>
            `${id}  ${retiredAt === null ? 'in force' : `retired ${retiredAt}${droppedAt ? `, dropped ${droppedAt}` : ''}`}${there ? '' : ', NOT READABLE: give it in KONTTORI_SECRET_FORMER or as a line of service.secret'}`,
        ),
        ...needLines(needs),
      ].join('\n'),
    }
  })

export async function rotateSecret(circumstances: Circumstances): Promise<Outcome> {
  const configuration = await namedInstallation(circumstances)
  const reached = await reachDatabase(configuration, { mayMake: false })
  const { connection } = reached
  try {
    const path = serviceSecretPath(configuration.dataDir)
    const given = await findServiceSecrets(configuration)
    if (given.length === 0) throw new ServiceSecretMissing(path)
    // Anyone who moves from the file to the variable has the present secret in the file only.
    const others = configuration.secret === null ? [] : await readSecretFile(path)
    const opened = await openKeyring(connection, [...given, ...others])
    await bringUpToDate(reached)
    await registerKey(connection, opened.keyring)
    const next = opened.next ?? (await makeNext(configuration, given))
    const keyring = await putInForce(connection, opened.keyring, next)
    const { resealed, unreadable, marked } = await reseal(connection, keyring, circumstances)
    return {
      result: { key: keyring.present.id, former: opened.keyring.present.id, resealed, unreadable, marked },
      text: [
        `The secret with the key ${keyring.present.id} is in force; ${opened.keyring.present.id} is a former one.`,
        ...resealedLines(resealed, unreadable),
        configuration.secret === null
          ? `Keep ${path} as you kept it before: it is another one now.`
          : 'KONTTORI_SECRET_FORMER is not needed any more; give every process the new KONTTORI_SECRET.',
        'Keep the former secret for as long as you keep backups and exports from before.',
      ].join('\n'),
    }
  } finally {
    await reached.close()
  }
}

/** Written before it is put in force: whatever is killed, the secret that the database remembers is in the file. */
async function makeNext({ secret, dataDir }: Configuration, given: readonly Buffer[]): Promise<Buffer> {
  if (secret !== null)
    throw new ConfigurationError(
      'KONTTORI_SECRET',
      'the new secret, and KONTTORI_SECRET_FORMER the present one; KONTTORI_SECRET is in force already',
    )
  const next = newSecret()
  await writeSecretFile(serviceSecretPath(dataDir), [next, ...given])
  return next
}

export const resealEverything = (circumstances: Circumstances): Promise<Outcome> =>
  onInstallation(circumstances, async ({ keyring, connection, database }) => {
    const { resealed, unreadable, marked } = await reseal(connection, keyring, circumstances)
    const needs = await stillNeeding(connection, database, keyring)
    return {
      result: { key: keyring.present.id, resealed, unreadable, marked, sealedWithFormer: needs },
      text: [...resealedLines(resealed, unreadable), ...needLines(needs)].join('\n'),
    }
  })

export const dropSecret = (
  { key }: Given<typeof secretDropOptions>,
  circumstances: Circumstances,
): Promise<Outcome> =>
  onInstallation(circumstances, async ({ keyring, connection, database, configuration }) => {
    if (key === keyring.present.id)
      throw new UsageError(`--key: ${key} is in force; “konttori secret rotate” first.`)
    if (!keyring.formers.some(({ id }) => id === key))
      throw new UsageError(
        `--key: no former secret with the key ${key} can be read; see “konttori secret status”.`,
      )
    const needs = await stillNeeding(connection, database, keyring)
    if (needs.length > 0)
      throw new SecretStillNeeded(
        `Former secrets are still needed: ${needs.map(({ what, count }) => `${count} ${what}`).join(', ')}. Run “konttori secret reseal”, and wait for what ends by itself.`,
      )
    await onClient(connection, client => dropFormer(client, keyring, key))
    if (configuration.secret === null) {
      const path = serviceSecretPath(configuration.dataDir)
      const left = (await readSecretFile(path)).filter(secret => keyOf(secret).id !== key)
      await writeSecretFile(path, left)
    }
    return {
      result: { dropped: key },
      text: `The secret with the key ${key} is dropped. Audit rows, checkpoints and recovery codes from its time are still checked.`,
    }
  })

export interface Need {
  readonly what: string
  readonly count: number
  /** Null for what is sealed anew. */
  readonly ends: string | null
}

async function stillNeeding(
  connection: DatabaseConnection,
  database: Database,
  keyring: Keyring,
): Promise<Need[]> {
  const organisations = await organisationsOf(database)
  const needs = await onClient(connection, async client => {
    const found: Need[] = []
    for (const column of everySealedColumn()) {
      const count = await countNotPresent(client, keyring, column, organisations)
      const ends = column.boundTo === null ? 'within a day' : null
      if (count > 0) found.push({ what: column.what, count, ends })
    }
    return found
  })
  let unmarked = 0
  for (const orgId of organisations) if (await lacksMark(database, keyring, orgId)) unmarked++
  return unmarked === 0
    ? needs
    : [...needs, { what: 'audit trails without a row of the change', count: unmarked, ends: null }]
}

async function reseal(connection: DatabaseConnection, keyring: Keyring, { interrupted }: Circumstances) {
  const database = databaseWith(connection, keyring)
  try {
    const organisations = await organisationsOf(database)
    const marked = await markTrails(database, keyring, organisations, interrupted)
    let [resealed, unreadable] = [0, 0]
    await onClient(connection, async client => {
      for (const column of everySealedColumn()) {
        const done = await resealColumn(client, keyring, column, organisations, interrupted)
        resealed += done.resealed
        unreadable += done.unreadable
      }
    })
    return { marked, resealed, unreadable }
  } finally {
    await database.close()
  }
}

/** Every trail that a former key sealed last gets a row of the change, which the present key seals. */
async function markTrails(
  database: Database,
  keyring: Keyring,
  organisations: readonly Id[],
  signal: AbortSignal,
): Promise<number> {
  const transactions = operatorTransactions(new Transactions(database, new Authenticator([]), []))
  let marked = 0
  for (const orgId of organisations) {
    signal.throwIfAborted()
    if (!(await lacksMark(database, keyring, orgId))) continue
    await transactions.run({ ...operatorRequest('secret rotate'), orgId }, (_tx, commit) =>
      commit(keyChanged(orgId, keyring.formers[0]?.id ?? null, keyring.present.id)),
    )
    marked++
  }
  return marked
}

async function lacksMark(database: Database, keyring: Keyring, orgId: Id): Promise<boolean> {
  const last = await lastEntry(database.reader(orgId))
  return (
    last !== undefined && sealOf(createSecretKey(keyring.derive('audit')), canonicalText(last)) !== last.hash
  )
}

const organisationsOf = async ({ directory }: Database): Promise<Id[]> =>
  (await directory.selectFrom('organisations').select('orgId').orderBy('orgId').execute()).map(
    ({ orgId }) => orgId,
  )

const resealedLines = (resealed: number, unreadable: number): string[] => [
  `${resealed} values were sealed anew.`,
  ...(unreadable === 0 ? [] : [`${unreadable} values cannot be read with any secret that is there.`]),
]

const needLines = (needs: readonly Need[]): string[] =>
  needs.length === 0
    ? ['Nothing is sealed with a former secret.']
    : needs.map(
        ({ what, count, ends }) =>
          `${count} ${what}: sealed with a former secret${ends === null ? '; run “konttori secret reseal”' : `, and gone ${ends}`}.`,
      )
