import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { StreamedFile } from '../streamed-file.ts'

async function* inPieces(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

it('a file that is sent as JSON is to the letter what its whole would be, however it comes in pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 7 })), async pieces => {
      const told = { fileName: 'asiakkaat.csv', contentType: 'text/csv' }
      const file = new StreamedFile({ ...told, bytes: inPieces(pieces) })
      const base64 = Buffer.concat(pieces).toString('base64')
      expect((await Array.fromAsync(file.json())).join('')).toBe(JSON.stringify({ ...told, base64 }))
    }),
  )
})
