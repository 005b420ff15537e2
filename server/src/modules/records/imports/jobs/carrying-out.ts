import type { Detail } from '../../../../platform/vocabulary/decision.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { actorOf } from '../../../../platform/audit/actor.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { refusalAtGates } from '../../../../platform/access/gates.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { AnyCall, Browser } from '../../../../platform/http/handler.ts'
import { Reader } from '../../../../platform/http/language.ts'
import { tableRowsShape } from '../../../../platform/http/table-request.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { importRegisters, type InJobs } from '../register.ts'
import type { KeptResult } from '../shapes.ts'
import type { JobRecord } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** What an import answers, whatever its register. */
interface Answered {
  readonly results: readonly KeptResult[]
  readonly importId: Id | null
}

/**
 * Carries the next part of a job out and keeps what became of it, in one transaction, so that it is done once whenever the process
 * ends. A job whose starter may not import any more has failed.
 */
export async function carryOutNext(services: Services, orgId: Id, jobId: Id): Promise<void> {
  const db = services.database.reader(orgId)
  const job = await store.findJob(db, jobId, null)
  if (job?.state !== 'running') return
  const registers = services.contributions(importRegisters)
  const register = registers.find(each => each.register === job.register)?.inJobs
  const found = await services.authenticator.find(orgId, { kind: job.credentialKind, id: job.credentialId })
  if (!('caller' in found)) return fail(services, orgId, job, found.refusal)
  if (!register) return fail(services, orgId, job, 'import_job_option_unknown')
  const { caller } = found
  if (caller.membership.id !== job.createdByMembershipId) return fail(services, orgId, job, 'invalid_token')
  const refused = refusalAtGates(register.operation, caller)
  if (refused) return fail(services, orgId, job, refused.code)
  try {
    await (job.dryRun ? lookAtPart : writePart)(services, { orgId, jobId, register, caller })
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code === 'service_busy') throw error
    await fail(services, orgId, job, error.code)
  }
}

interface PartOfJob {
  readonly orgId: Id
  readonly jobId: Id
  readonly register: InJobs
  readonly caller: Caller
}

const requestOf = ({ orgId, register, caller, jobId }: PartOfJob) => ({
  orgId,
  actor: actorOf(caller),
  operation: register.operation.id,
  requestId: `import-job-${jobId}`,
})

/** The part and what is kept of it, together. Cancelled meanwhile, the job has no part any more. */
const writePart = (services: Services, of: PartOfJob): Promise<void> =>
  services.transactions.run(requestOf(of), async (tx, commit) => {
    const [job, part] = await Promise.all([store.findJob(tx, of.jobId, null), store.nextPart(tx, of.jobId)])
    if (job?.state !== 'running' || !part) return
    await keep(tx, job, part, await answerOf(services, { ...of, job, part, tx, commit }))
  })

/** The part in a transaction that leaves nothing, and what became of it in another. */
async function lookAtPart(services: Services, of: PartOfJob): Promise<void> {
  const db = services.database.reader(of.orgId)
  const [job, part] = await Promise.all([store.findJob(db, of.jobId, null), store.nextPart(db, of.jobId)])
  if (!job || !part) return
  const answered = await services.transactions.run({ ...requestOf(of), dryRun: true }, (tx, commit) =>
    answerOf(services, { ...of, job, part, tx, commit }),
  )
  await services.transactions.run(requestOf(of), async tx => {
    const [now, next] = await Promise.all([store.findJob(tx, of.jobId, null), store.nextPart(tx, of.jobId)])
    if (now?.state === 'running' && next?.part === part.part) await keep(tx, now, part, answered)
  })
}

const keep = (
  tx: WriteTransaction,
  job: JobRecord,
  { part, rows, isLast }: store.Part,
  { results, importId }: Answered,
): Promise<void> => {
  const placed = results.map(result => ({ ...result, index: rows[result.index]?.index ?? result.index }))
  const statuses = results.map(({ status }) => status)
  return store.saveDone(tx, rules.afterPart(job, { statuses, importId, isLast, now: tx.now }), part, placed)
}

interface Answering extends PartOfJob {
  readonly job: JobRecord
  readonly part: store.Part
  readonly tx: WriteTransaction
  readonly commit: Commit
}

async function answerOf(
  services: Services,
  { register, caller, job, part, tx, commit }: Answering,
): Promise<Answered> {
  const reader = new Reader(undefined, caller)
  const rows = tableRowsShape(register.operation)(part.rows.map(({ row }) => row))
  const call = {
    ...{ caller, params: {}, query: {}, services, reader, db: tx, commit, refuse, browser: nobody },
    body: { ...job.options, rows, mode: job.mode, ...(job.filename !== null && { filename: job.filename }) },
    columns: { fields: job.fields, told: job.columns },
    requestId: `import-job-${job.id}`,
    dryRun: job.dryRun,
    now: tx.now,
    language: reader.language,
  } as unknown as AnyCall
  return (await register.handler(call)) as Answered
}

const refuse = (code: string, detail?: string | Detail, extra?: Readonly<Record<string, unknown>>): never => {
  throw new RequestRefused(code, detail ?? '', extra)
}

const nobody: Browser = {
  set: () => {},
  session: () => undefined,
  cookie: () => undefined,
  userAgent: null,
  address: '',
}

const fail = (services: Services, orgId: Id, { id }: JobRecord, code: string): Promise<void> =>
  services.transactions.run(
    {
      orgId,
      actor: systemActor,
      operation: 'importJobs.carryOut',
      requestId: `import-job-${id}`,
    },
    async tx => {
      const job = await store.findJob(tx, id, null)
      if (job?.state === 'running') await store.saveEnded(tx, rules.failed(job, code, tx.now))
    },
  )
