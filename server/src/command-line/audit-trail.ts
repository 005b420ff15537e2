import { createReadStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { findServiceSecrets, serviceSecretPath } from '../lifecycle/service-secret.ts'
import { type ExitCode, exitCodes } from '../lifecycle/exit-codes.ts'
import { type Checkpoint, readCheckpoint } from '../platform/audit/checkpoints.ts'
import { exportAudit, exportKeyring, readExport } from '../platform/audit/export.ts'
import { type AuditVerification, verifyAudit } from '../platform/audit/verification/verify-audit.ts'
import { verificationKeys, verifyStoredAudit } from '../platform/audit/verification/verify-stored.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { ServiceSecretMissing } from '../platform/secrets/errors.ts'
import type { Id } from '../platform/vocabulary/ids.ts'
import { type Circumstances, type Given, type Outcome, UsageError } from './command.ts'
import type { auditExportOptions } from './options/audit-export.ts'
import type { auditVerifyOptions } from './options/audit-verify.ts'
import { onInstallation } from './installation.ts'
import { namedInstallation } from './named-installation.ts'
import { findOrganisation } from './organisations.ts'

type Verified = AuditVerification & { readonly organisationId: Id; readonly slug: string | null }

export async function verifyTrail(
  given: Given<typeof auditVerifyOptions>,
  circumstances: Circumstances,
): Promise<Outcome> {
  if (given.file !== undefined && given.organisation !== undefined)
    throw new UsageError('--file says itself which organisation it is of; leave --organisation out.')
  const kept = given.checkpoints === undefined ? [] : await readCheckpoints(given.checkpoints)
  const verified =
    given.file === undefined
      ? await verifyDatabase(given.organisation, kept, circumstances)
      : [await verifyFile(given.file, kept, circumstances)]
  const ok = verified.every(one => one.ok)
  const exitCode: ExitCode = ok ? exitCodes.stopped : exitCodes.auditBroken
  return {
    result: { ok, organisations: verified },
    text: verified.length === 0 ? 'There is no organisation yet.' : verified.flatMap(linesOf).join('\n'),
    exitCode,
  }
}

const verifyDatabase = (
  wanted: string | undefined,
  kept: readonly Checkpoint[],
  circumstances: Circumstances,
): Promise<Verified[]> =>
  onInstallation(circumstances, async ({ database, keyring }) => {
    const keys = verificationKeys(keyring)
    const only = wanted === undefined ? undefined : await findOrganisation(database, wanted)
    const known = await database.directory
      .selectFrom('organisations')
      .select(['orgId', 'slug'])
      .orderBy('slug')
      .execute()
    const verified: Verified[] = []
    for (const { orgId, slug } of known) {
      if (only !== undefined && orgId !== only) continue
      circumstances.interrupted.throwIfAborted()
      const found = await verifyStoredAudit(database, orgId, keys, ofOrganisation(kept, orgId))
      verified.push({ organisationId: orgId, slug, ...found })
    }
    return verified
  })

async function verifyFile(
  path: string,
  kept: readonly Checkpoint[],
  circumstances: Circumstances,
): Promise<Verified> {
  const given = readConfiguration(circumstances.environment)
  const configuration = given.secret === null ? await namedInstallation(circumstances) : given
  const secrets = await findServiceSecrets(configuration)
  if (secrets.length === 0) throw new ServiceSecretMissing(serviceSecretPath(configuration.dataDir))
  const file = createReadStream(path)
  const failed = new Promise<never>((_, reject) =>
    file.once('error', error => reject(new UsageError(`--file ${path} cannot be read: ${error.message}`))),
  )
  failed.catch(() => {})
  const lines = createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })
  const verify = async (): Promise<Verified> => {
    const { organisationId, head, checkpoints, formerKeys, entries } = await readExport(lines)
    const against = {
      organisationId,
      head,
      checkpoints: [...checkpoints, ...ofOrganisation(kept, organisationId)],
    }
    const found = await verifyAudit(
      entries,
      verificationKeys(exportKeyring(secrets, organisationId, formerKeys)),
      against,
    )
    return { organisationId, slug: null, ...found }
  }
  try {
    return await Promise.race([verify(), failed])
  } finally {
    file.destroy()
  }
}

const ofOrganisation = (kept: readonly Checkpoint[], orgId: Id): Checkpoint[] =>
  kept.filter(({ organisationId }) => organisationId === orgId)

async function readCheckpoints(path: string): Promise<Checkpoint[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`--checkpoints ${path} cannot be read: ${error.message}`)
  })
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const checkpoint = readCheckpoint(line)
      if (checkpoint) return checkpoint
      throw new UsageError(`--checkpoints ${path}: line ${number} is no checkpoint.`)
    })
}

function linesOf({
  slug,
  organisationId,
  ok,
  rows,
  checkpoints,
  problemCount,
  problems,
}: Verified): string[] {
  const name = slug ?? organisationId
  if (ok) return [`${name}: ${rows} rows are what was written; ${checkpoints} checkpoints compared.`]
  return [
    `${name}: NOT what was written: ${problemCount} problems in ${rows} rows.`,
    ...problems.map(({ sequence, code, detail }) => `  row ${sequence ?? '–'}: ${detail} (${code})`),
  ]
}

export async function exportTrail(
  { organisation, to }: Given<typeof auditExportOptions>,
  circumstances: Circumstances,
): Promise<Outcome> {
  return onInstallation(circumstances, async ({ database, keyring }) => {
    const orgId = await findOrganisation(database, organisation)
    const file = await open(to, 'wx', 0o600).catch((error: Error) => {
      throw new UsageError(`--to ${to} cannot be made: ${error.message}`)
    })
    let lines = 0
    try {
      await exportAudit({ database, keyring }, orgId, line => {
        circumstances.interrupted.throwIfAborted()
        lines++
        return file.write(line)
      })
      await file.sync()
    } catch (error) {
      await rm(to, { force: true })
      throw error
    } finally {
      await file.close()
    }
    // The first line is the header.
    return { result: { file: to, organisationId: orgId, rows: lines - 1 }, text: `${to}: ${lines - 1} rows.` }
  })
}
