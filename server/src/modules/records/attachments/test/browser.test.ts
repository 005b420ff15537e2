import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { browser, noBrowser } from '../../../../../test/browser/chromium.ts'
import { startServedWorld } from '../../../../../test/browser/served-world.ts'
import { atEndOfFile } from '../../../../../test/world/end-of-file.ts'
import { deskOf } from './desk.ts'
import { png } from './uploads.ts'

describe.skipIf(noBrowser)('a page of another origin', async () => {
  const world = await startServedWorld()
  const { dayTarget } = deskOf(world)
  const elsewhere = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(''),
  )
  await new Promise<void>(resolve => elsewhere.listen(0, '127.0.0.1', resolve))
  atEndOfFile(async () => elsewhere.close())

  it('adds a file, uploads it by its presigned URL, finalizes it and reads it back', async () => {
    const page = await (await browser()).newPage()
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
    const told = await page.evaluate(inPage, {
      origin: world.origin,
      authorization: world.as('onni').credentials['authorization'] ?? '',
      target: await dayTarget(),
      base64: png.toString('base64'),
    })
    await page.close()
    expect(told).toEqual({ added: 201, uploaded: 204, finalized: 'finalized', read: png.toString('base64') })
  })
})

/** What the page does, by nothing but what browsers have. */
async function inPage(given: { origin: string; authorization: string; target: object; base64: string }) {
  const bytes = Uint8Array.from(atob(given.base64), char => char.charCodeAt(0))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const headers = { authorization: given.authorization, 'content-type': 'application/json' }
  const ask = (path: string, body?: object) =>
    fetch(given.origin + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const read = (answered: Response): Promise<any> => answered.json()
  const file = { fileName: 'kuva.png', contentType: 'image/png', size: bytes.length, sha256, role: 'photo' }
  const answer = await ask('/v1/attachments', { ...file, target: given.target })
  const { id, upload } = await read(answer)
  const { status } = await fetch(upload.url, {
    method: upload.method,
    headers: upload.headers,
    body: new Blob([bytes]),
  })
  const { state } = await read(await ask(`/v1/attachments/${id}/finalize`, {}))
  const { url } = await read(await ask(`/v1/attachments/${id}/download`))
  const back = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return {
    added: answer.status,
    uploaded: status,
    finalized: state,
    read: btoa(String.fromCharCode(...back)),
  }
}
