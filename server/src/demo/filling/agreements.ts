import { changeOrderOperations } from '../../modules/work/projects/change-orders/port.ts'
import { installmentOperations } from '../../modules/work/projects/installments/port.ts'
import { phaseOperations } from '../../modules/work/projects/phases/port.ts'
import { projectOperations } from '../../modules/work/projects/record/port.ts'
import { statusUpdateOperations } from '../../modules/work/projects/status-updates/port.ts'
import { addDays } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { DemoChangeOrder } from '../companies/agreements.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import type { AgreementAction, AgreementChange } from '../timeline/agreements.ts'

type ChangeOf<Does extends AgreementChange['does']> = Extract<AgreementChange, { does: Does }>

interface Place extends Founded {
  /** The project. */
  readonly params: { readonly id: Id }
}

/** Carries out, as the administrator, what is done about what a project's customer was promised. */
export function agreementStep({ project, change }: AgreementAction, founded: Founded): Promise<unknown> {
  const place = { ...founded, params: { id: required(founded.projects.get(project), project) } }
  switch (change.does) {
    case 'report':
      return report(change, place)
    case 'draft_order':
      return draftOrder(change.order, place)
    case 'send_order':
      return sendOrder(change.order, place)
    case 'answer_order':
      return answerOrder(change.order, place)
    case 'add_phase': {
      const { code, name } = change
      const { office, params } = place
      return office.asRole('admin', phaseOperations.create, { params, body: { code, name } })
    }
    case 'complete_phase':
      return completePhase(change.code, place)
    case 'plan_installment':
      return planInstallment(change, place)
  }
}

async function report(
  { rag, summary, percentBp, lateDays }: ChangeOf<'report'>,
  { office, params }: Place,
): Promise<void> {
  const { endDate } = await office.asRole('admin', projectOperations.get, { params })
  await office.asRole('admin', statusUpdateOperations.create, {
    params,
    body: { rag, summary, percentBp, ...(endDate !== null && { forecastEnd: addDays(endDate, lateDays) }) },
  })
}

function draftOrder(order: DemoChangeOrder, { office, params }: Place): Promise<unknown> {
  const { title, reason, lines, deltaMinutes, deltaDays } = order
  return office.asRole('admin', changeOrderOperations.create, {
    params,
    body: { title, reason, lines: lines.map(line => ({ ...line })), deltaMinutes, deltaDays },
  })
}

/** Without a contact: its people are made up, and nobody is to be mailed. */
const sendOrder = async (order: DemoChangeOrder, place: Place): Promise<unknown> =>
  place.office.asRole('admin', changeOrderOperations.send, { params: await found(order, place), body: {} })

async function answerOrder(order: DemoChangeOrder, place: Place): Promise<unknown> {
  const { office } = place
  const { outcome, answeredBy, declineReason: reason } = order
  const params = await found(order, place)
  if (outcome === 'withdrawn')
    return office.asRole('admin', changeOrderOperations.withdraw, { params, body: {} })
  return outcome === 'declined'
    ? office.asRole('admin', changeOrderOperations.decline, {
        params,
        body: { declinedByName: answeredBy, reason },
      })
    : office.asRole('admin', changeOrderOperations.approve, { params, body: { approvedByName: answeredBy } })
}

async function found({ title }: DemoChangeOrder, { office, params }: Place): Promise<{ id: Id }> {
  const { items } = await office.asRole('admin', changeOrderOperations.list, { params })
  const { id } = required(
    items.find(order => order.title === title),
    `the change order ${title}`,
  )
  return { id }
}

const phaseOf = async (code: string, { office, params }: Place): Promise<Id> =>
  required(
    (await office.asRole('admin', phaseOperations.list, { params })).items.find(phase => phase.code === code)
      ?.id,
    `the phase ${code}`,
  )

async function completePhase(code: string, place: Place): Promise<void> {
  const params = { ...place.params, phaseId: await phaseOf(code, place) }
  for (const step of ['start', 'complete'] as const)
    await place.office.asRole('admin', phaseOperations[step], { params, body: {} })
}

async function planInstallment(
  { installment, dueOn }: ChangeOf<'plan_installment'>,
  place: Place,
): Promise<void> {
  const { office, params } = place
  const { title, basis, phase, percentBp, shareBp, amountCents, then } = installment
  const { id } = await office.asRole('admin', installmentOperations.create, {
    params,
    body: {
      title,
      basis,
      dueOn,
      phaseId: phase === undefined ? null : await phaseOf(phase, place),
      percentBp: percentBp ?? null,
      shareBp: shareBp ?? null,
      amountCents: amountCents ?? null,
    },
  })
  const request = { params: { ...params, installmentId: id }, body: {} }
  if (then === 'make_ready') await office.asRole('admin', installmentOperations.makeReady, request)
  if (then === 'cancel') await office.asRole('admin', installmentOperations.cancel, request)
}
