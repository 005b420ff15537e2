import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { empty, wholeList } from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import {
  CreatedExportTarget,
  ExportTarget,
  ExportTargetPatch,
  NewExportTarget,
  RotatedTargetSecret,
} from './shapes.ts'

const ById = { id: idOf('export_target_not_found') }
const needs = ['payroll.run'] as const

export const targetOperations = {
  listTargets: {
    method: 'GET',
    path: '/v1/export-targets',
    summary: 'List export targets',
    description: 'Where payroll material may go, by name.',
    needs,
    listed: { ids: true },
    answers: wholeList(ExportTarget),
  },
  createTarget: {
    method: 'POST',
    path: '/v1/export-targets',
    summary: 'Add an export target',
    description:
      'Add a target for payroll material. An `https` target gets a signing secret, shown this once. Documents are signed as webhooks are: `x-service-signature: t=<unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<raw body>`. `csv` begins from the layout of a payroll system when `template` names one, otherwise from the usual values: `;`, decimal comma, a header, UTF-8 without byte order mark. `GET /v1/export-formats` shows the layouts.',
    needs,
    body: NewExportTarget,
    status: 201,
    answers: CreatedExportTarget,
    refuses: [
      'export_target_form_invalid',
      'export_target_url_not_allowed',
      'export_target_limit_reached',
      'dimension_not_found',
    ],
    example: {
      body: {
        name: 'Payroll bureau',
        transport: 'https',
        format: 'csv',
        url: 'https://payroll.example.com/hours',
        payTypeCodes: { normal: '1000', overtime_50: '2050', overtime_100: '2100', night: null, flex: null },
        csv: { dateFormat: 'finnish' },
      },
    },
  },
  getTarget: {
    method: 'GET',
    path: '/v1/export-targets/{id}',
    summary: 'Read an export target',
    needs,
    params: ById,
    answers: ExportTarget,
    refuses: ['export_target_not_found'],
  },
  updateTarget: {
    method: 'PATCH',
    path: '/v1/export-targets/{id}',
    summary: 'Change an export target',
    description:
      'Change a target, or take it out of use. Transport and format stay. `payTypeCodes` is replaced whole, of `csv` and `netvisor` only what is sent. A sending that waits goes to the new address; one of a target that is no longer active fails.',
    needs,
    params: ById,
    body: ExportTargetPatch,
    answers: ExportTarget,
    refuses: [
      'export_target_not_found',
      'export_target_stale',
      'export_target_form_invalid',
      'export_target_url_not_allowed',
      'dimension_not_found',
    ],
    example: { body: { payTypeCodes: { normal: '1000', additional: '1100' } } },
  },
  rotateTargetSecret: {
    method: 'POST',
    path: '/v1/export-targets/{id}/rotate-secret',
    summary: 'Renew the secret of a target',
    description: `Make a new signing secret. The former secret co-signs for ${limits.webhook.rotationHours} hours: a document carries one \`v1\` per secret, and a receiver accepts if any matches. A secret that was co-signing already stops.`,
    needs,
    params: ById,
    body: empty,
    answers: RotatedTargetSecret,
    refuses: ['export_target_not_found', 'export_target_has_no_secret'],
  },
} as const satisfies Readonly<Record<string, Operation>>
