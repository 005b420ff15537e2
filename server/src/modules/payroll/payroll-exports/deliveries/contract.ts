import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  described,
  DryRun,
  IdOf,
  object,
  page,
  paging,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { linesRenderedAtOnce } from '../bounds.ts'
import { DeliveryContent, ExportDelivery, ExportFormat } from './shapes.ts'

const OfBatch = { id: idOf('export_batch_not_found') }
const ById = { id: idOf('export_delivery_not_found') }
const needs = ['payroll.run'] as const
const { attempts, deadlineMs } = limits.webhook

export const deliveryOperations = {
  listFormats: {
    method: 'GET',
    path: '/v1/export-formats',
    summary: 'List the forms of document',
    description:
      'The forms of document that a target may have. With the JSON Schema that every JSON document keeps to, and the CSV layouts of payroll systems by name, each as the `csv` options of a target that begins from it.',
    needs,
    answers: wholeList(ExportFormat),
  },
  deliver: {
    method: 'POST',
    path: '/v1/export-batches/{id}/deliver',
    summary: 'Hand a batch to a target',
    description: `The document is made once, from the frozen lines, and kept. For a \`download\` target it is delivered at once and read from \`GET /v1/export-deliveries/{id}/content\`. To an \`https\` target it is posted soon after: any 2xx within ${deadlineMs / 1000} seconds acknowledges it, otherwise it is sent up to ${attempts} times, the same bytes under the same \`x-service-delivery\`. To an \`sftp\` target it is uploaded as often, under a name of its own, and renamed when it is whole; a file of its name with the same content is taken for it, and another is never overwritten. A host key that is not pinned and an account that is refused fail the delivery at once. Several targets may have one batch, each once. The document of a batch with more than ${linesRenderedAtOnce} lines is made before the transaction that keeps it, so that others may write meanwhile: the answer then takes some seconds for 100,000 lines, and the batch and the target are asked again at its end.`,
    needs,
    params: OfBatch,
    body: object({ targetId: described(IdOf('export_target'), 'The target to deliver to.'), dryRun: DryRun }),
    status: 201,
    answers: ExportDelivery,
    refuses: [
      'export_batch_not_found',
      'export_target_not_found',
      'export_target_inactive',
      'export_batch_cancelled',
      'export_batch_in_progress',
      'export_batch_delivering',
      'export_batch_nothing_to_deliver',
      'export_batch_delivered_to_target',
      'export_pay_type_missing',
      'export_payroll_number_missing',
      'export_text_not_encodable',
    ],
    emits: ['export_batch.delivered', 'export_batch.delivery_failed'],
    example: { body: { targetId: exampleId('exportTargetId') } },
  },
  listDeliveries: {
    method: 'GET',
    path: '/v1/export-batches/{id}/deliveries',
    summary: 'List the deliveries of a batch',
    description: "A batch's deliveries, the newest first.",
    needs,
    params: OfBatch,
    query: object(paging),
    answers: page(ExportDelivery),
    refuses: ['export_batch_not_found'],
  },
  getDelivery: {
    method: 'GET',
    path: '/v1/export-deliveries/{id}',
    summary: 'Read a delivery of a batch',
    description: 'One delivery with its attempts.',
    needs,
    params: ById,
    answers: ExportDelivery,
    refuses: ['export_delivery_not_found'],
  },
  getDeliveryContent: {
    method: 'GET',
    path: '/v1/export-deliveries/{id}/content',
    summary: 'Read the document of a delivery',
    description: 'The document of a delivery, as it was handed over.',
    needs,
    params: ById,
    answers: DeliveryContent,
    refuses: ['export_delivery_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>
