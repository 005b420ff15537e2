import { idOf } from '../../../../platform/contract/operation.ts'

export const ById = { id: idOf('webhook_not_found') }
export const needs = ['integrations.manage'] as const
