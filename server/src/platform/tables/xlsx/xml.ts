import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { tooLarge, unreadable } from '../refused.ts'
import { damaged } from './package.ts'

export type Attributes = Readonly<Record<string, string>>

/** Notified of a document as it is read; names are without their prefix. */
export interface XmlListener {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/** Elements within each other, and attributes of one; a workbook that a program wrote has some twenty. */
const deepest = 100
const mostAttributes = 500

/** Reads a part, and pauses after each piece, so that what was heard can be passed on. Entities are not expanded. */
export async function* parseXml(part: Readable, hearer: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false })
  parser.on('error', error => {
    throw unreadable(`the workbook is damaged: ${error.message.slice(0, 200)}`)
  })
  parser.on('doctype', () => {
    throw unreadable('the workbook declares XML entities, which no program for tables writes')
  })
  let depth = 0
  let attributesOfTag = 0
  parser.on('opentagstart', () => {
    if (++depth > deepest) throw tooLarge(`the XML of the workbook is nested deeper than ${deepest} elements`)
    attributesOfTag = 0
  })
  parser.on('attribute', () => {
    if (++attributesOfTag > mostAttributes)
      throw tooLarge(`an element of the workbook has more than ${mostAttributes} attributes`)
  })
  parser.on('opentag', ({ name, attributes }) => hearer.open?.(localName(name), attributes as Attributes))
  parser.on('closetag', ({ name }) => {
    depth--
    hearer.close?.(localName(name))
  })
  parser.on('text', text => hearer.text?.(text))
  parser.on('cdata', text => hearer.text?.(text))
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of part) {
      const bytes = piece as Buffer
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
      parser.write(decoder.decode(bytes, { stream: true }))
      yield
    }
    parser.close()
    yield
  } catch (error) {
    throw damaged(error)
  } finally {
    part.destroy()
  }
}

/** Reads a part whole. */
export async function readXml(part: Readable, hearer: XmlListener): Promise<void> {
  for await (const _ of parseXml(part, hearer)) continue
}

/** An attribute by its name without prefix, such as `id` for `r:id`. */
export const attributeNamed = (attributes: Attributes, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === name)?.[1]

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const encodingOf = ([first, second]: Buffer): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
