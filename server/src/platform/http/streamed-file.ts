/**
 * What a handler of a read with `download` answers whose file is made as it is sent, in constant memory. What may be refused has
 * been refused before.
 */
export class StreamedFile {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: AsyncIterable<Uint8Array>

  constructor({ fileName, contentType, bytes }: Pick<StreamedFile, 'fileName' | 'contentType' | 'bytes'>) {
    this.fileName = fileName
    this.contentType = contentType
    this.bytes = bytes
  }

  /** To the letter what `JSON.stringify` makes of `{fileName, contentType, base64}`. */
  async *json(): AsyncGenerator<string> {
    const { fileName, contentType } = this
    yield `${JSON.stringify({ fileName, contentType }).slice(0, -1)},"base64":"`
    let rest: Uint8Array = new Uint8Array()
    for await (const bytes of this.bytes) {
      const all = Buffer.concat([rest, bytes])
      // Three bytes are four characters, so that pieces of them can stand one after the other.
      const whole = all.length - (all.length % 3)
      rest = all.subarray(whole)
      if (whole > 0) yield all.subarray(0, whole).toString('base64')
    }
    yield `${Buffer.from(rest).toString('base64')}"}`
  }
}
