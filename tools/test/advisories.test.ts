import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { repository } from './checkout.ts'

const bulk = '/-/npm/v1/security/advisories/bulk'

/** Answers for advisories as a registry does; of the packages themselves it knows no more than npm asks it. */
async function registry(answer: { status: number; advisories?: object }): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    if (request.method === 'POST') {
      response.statusCode = request.url === bulk ? answer.status : 404
      response.end(JSON.stringify(answer.advisories ?? {}))
      return
    }
    const name = decodeURIComponent((request.url ?? '').slice(1))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name, 'dist-tags': {}, versions: {} }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const advisoriesBy = (address: string) =>
  new Promise<{ exitCode: number; stdout: string; stderr: string }>(resolve => {
    const args = ['run', '--silent', 'advisories', `--registry=${address}`, '--fetch-retries=0']
    const run = execFile('npm', args, { cwd: repository }, (_error, stdout, stderr) =>
      resolve({ exitCode: run.exitCode ?? -1, stdout, stderr }),
    )
  })

it('nothing is known: said, with 0', async () => {
  const told = await advisoriesBy(await registry({ status: 200 }))
  expect(told).toMatchObject({ exitCode: 0, stderr: '' })
  expect(told.stdout).toMatch(/^No advisory on \d+ packages of an installation\.\n$/)
})

it('something is known: each is told once with its address, with 1', async () => {
  const advisory = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Answers too much',
    severity: 'high',
    vulnerable_versions: '<99.0.0',
  }
  const told = await advisoriesBy(await registry({ status: 200, advisories: { fastify: [advisory] } }))
  expect(told).toMatchObject({ exitCode: 1, stderr: '' })
  expect(told.stdout).toMatch(
    /^high: fastify <99\.0\.0: Answers too much \(https:\/\/advisories\.example\/1\)\n1 on \d+ packages/,
  )
})

it.each([405, 500])(
  'the registry answers with %i: that is no “nothing is known”, and ends with 69',
  async status => {
    const told = await advisoriesBy(await registry({ status }))
    expect(told).toMatchObject({ exitCode: 69, stdout: '' })
    expect(told.stderr).toMatch(
      /^The registry does not answer for advisories, so nothing is known of them either way: /,
    )
  },
)

it('no registry is there: the same', async () => {
  const told = await advisoriesBy('http://127.0.0.1:1/')
  expect(told).toMatchObject({ exitCode: 69, stdout: '' })
  expect(told.stderr).toContain('The registry does not answer for advisories')
})
