import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readConfiguration } from '../../configuration.ts'
import { placeText } from '../place.ts'

const placeOf = (KONTTORI_FILES_URL: string, environment = {}) =>
  readConfiguration({ KONTTORI_FILES_URL, ...environment }).files

const bucket = {
  kind: 'bucket',
  endpoint: 'https://s3.example.com',
  region: 'us-east-1',
  bucket: 'konttori-files',
  pathStyle: true,
  credentials: null,
}

it('files lie in the data directory unless it is said otherwise', () => {
  const own = { kind: 'directory', path: '/srv/konttori/files' }
  expect(readConfiguration({ KONTTORI_DATA_DIR: '/srv/konttori' }).files).toEqual(own)
  expect(placeOf('file:', { KONTTORI_DATA_DIR: '/srv/konttori' })).toEqual(own)
  expect(placeOf('file:///mnt/all%20files')).toEqual({ kind: 'directory', path: resolve('/mnt/all files') })
})

it.each([
  ['s3://s3.example.com/konttori-files', bucket],
  ['s3://s3.example.com/konttori-files/', bucket],
  [
    's3://s3.example.com:9000/konttori-files?tls=false',
    { ...bucket, endpoint: 'http://s3.example.com:9000' },
  ],
  [
    's3://s3.example.com/konttori-files?pathStyle=false&region=eu-north-1',
    { ...bucket, pathStyle: false, region: 'eu-north-1' },
  ],
  [
    's3://KEY%2B:a%2Fb%2Bc%40@s3.example.com/konttori-files',
    { ...bucket, credentials: { accessKeyId: 'KEY+', secretAccessKey: 'a/b+c@' } },
  ],
  [
    's3:///konttori-files?region=eu-north-1',
    { ...bucket, endpoint: null, pathStyle: false, region: 'eu-north-1' },
  ],
])('%s is a bucket', (url, expected) => expect(placeOf(url)).toEqual(expected))

it('a bucket without region takes that of the environment', () => {
  for (const variable of ['AWS_REGION', 'AWS_DEFAULT_REGION'])
    expect(placeOf('s3:///konttori-files', { [variable]: 'eu-north-1' })).toMatchObject({
      region: 'eu-north-1',
    })
})

it.each([
  'konttori-files',
  'http://s3.example.com/konttori-files',
  'file://host/directory',
  'file:///',
  's3:///konttori-files',
  's3://s3.example.com',
  's3://s3.example.com/',
  's3://s3.example.com/Upper_Case',
  's3://s3.example.com/bucket/folder',
  's3://KEY@s3.example.com/konttori-files',
  's3://KEY:%zz@s3.example.com/konttori-files',
  's3://KEY:a/b@s3.example.com/konttori-files',
  's3://s3.example.com/konttori-files?region=Nowhere!',
  's3://s3.example.com/konttori-files?pathStyle=yes',
  's3://s3.example.com/konttori-files?acl=public',
  's3:///konttori-files?region=eu-north-1&tls=false',
])('%s is no place, which is told without its secret', url => {
  const failure = () => placeOf(url)
  expect(failure).toThrow(/^KONTTORI_FILES_URL must be a directory, such as .*, or a bucket/)
  expect(failure).not.toThrow(/KEY@s3|a\/b@/)
})

it('a place is shown without credentials', () => {
  expect(placeText(placeOf('s3://KEY:SECRET@s3.example.com/konttori-files'))).toBe(
    'bucket konttori-files at https://s3.example.com',
  )
  expect(placeText(placeOf('s3:///konttori-files?region=eu-north-1'))).toBe(
    'bucket konttori-files at AWS eu-north-1',
  )
})
