import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'
import { tableMediaTypes, type TableFormat } from '../../../../../platform/contract/table.ts'
import { ofImport, query } from './filled.ts'

/** The bytes of an export, from the JSON that any program gets. */
export async function bytesOf(client: Client, register: string, more = ''): Promise<Buffer> {
  const { base64 } = await made(client.get(`/v1/exports/${register}?${query(register, more)}`))
  return Buffer.from(base64, 'base64')
}

/** What became of each row of a table. */
export async function bring(
  client: Client,
  register: string,
  format: TableFormat,
  bytes: Buffer,
  more = '',
): Promise<any[]> {
  const asked = [ofImport(register), more].filter(Boolean).join('&')
  const headers = { 'content-type': tableMediaTypes[format] }
  return (await made(client.post(`/v1/imports/${register}?${asked}`, bytes, headers))).results
}
