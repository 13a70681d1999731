/** compose.yaml is secure by default: no built-in password, loopback only, bounded memory, a seccomp profile where a browser runs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../prepare.mjs';

const { services } = parse(readFileSync(path.join(root, 'compose.yaml'), 'utf8'), { merge: true });
const profilePath = 'scripts/image/browser-seccomp.json';
const profile = JSON.parse(readFileSync(path.join(root, profilePath), 'utf8'));

describe('compose.yaml', () => {
  it('has no built-in password: without one nothing starts, and the sentence says what to do', () => {
    const required = /\$\{POSTGRES_PASSWORD:\?Set POSTGRES_PASSWORD in \.env [^}]+\}/;
    expect(services.postgres.environment.POSTGRES_PASSWORD).toMatch(required);
    for (const name of ['web', 'worker']) expect(services[name].environment.DATABASE_URL).toMatch(required);
    expect(JSON.stringify(services)).not.toMatch(/POSTGRES_PASSWORD(?!:\?|":|\sin)/);
  });

  it('asks for PUBLIC_URL, and the sentence says what to set', () => {
    const required = /^\$\{PUBLIC_URL:\?Set PUBLIC_URL in \.env to the address [^}]+\}$/;
    for (const name of ['web', 'worker']) expect(services[name].environment.PUBLIC_URL).toMatch(required);
  });

  it('listens on loopback unless an IP address is given, which the server gets', () => {
    expect(services.web.ports).toEqual([
      { host_ip: '${PUBLISH_ADDRESS:-127.0.0.1}', published: '${PORT:-3000}', target: 3000 },
    ]);
    expect(services.web.environment.PUBLISH_ADDRESS).toBe('${PUBLISH_ADDRESS:-127.0.0.1}');
    for (const name of ['postgres', 'worker']) expect(services[name].ports).toBeUndefined();
  });

  it('enables the test checkout only when it is named', () => {
    for (const name of ['web', 'worker']) expect(services[name].environment.PAYMENTS).toBe('${PAYMENTS:-}');
  });

  it('bounds the memory of every service', () => {
    for (const service of Object.values(services)) expect(service.mem_limit).toMatch(/^\d+g$/);
  });

  it('has the browser’s profile where a browser is started, Docker’s default elsewhere, and none without', () => {
    const startsBrowser = { web: true, worker: true, postgres: false };
    expect(Object.keys(services).sort()).toEqual(Object.keys(startsBrowser).sort());
    for (const [name, service] of Object.entries(services)) {
      const options = service.security_opt ?? [];
      expect(options.includes(`seccomp=./${profilePath}`)).toBe(startsBrowser[name]);
      expect(options.join()).not.toContain('unconfined');
    }
    for (const name of ['web', 'worker']) {
      expect(services[name].security_opt).toContain('no-new-privileges:true');
      expect(services[name].cap_drop).toEqual(['ALL']);
      expect(services[name].cap_add).toBeUndefined();
      expect(services[name].privileged).toBeUndefined();
    }
  });
});

/** Whether an argument matches a rule. */
const fits = (given, { index, value, valueTwo, op }) =>
  op === 'SCMP_CMP_MASKED_EQ'
    ? (BigInt(given[index] ?? 0) & BigInt(value)) === BigInt(valueTwo)
    : (given[index] ?? 0) === value;

/** The kernel's response: "allow", or an error number. */
function answerTo(name, ...given) {
  const rule = profile.syscalls.find(
    ({ names, args = [] }) => names.includes(name) && args.every((each) => fits(given, each)),
  );
  if (rule === undefined) return profile.defaultErrnoRet;
  return rule.action === 'SCMP_ACT_ALLOW' ? 'allow' : rule.errnoRet;
}

const newUser = 0x1000_0000;
const newPid = 0x2000_0000;
const newNet = 0x4000_0000;
const sigchld = 17;
const eperm = 1;
const enosys = 38;

describe('the seccomp profile', () => {
  it('denies what it does not list, on both architectures', () => {
    expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
    expect(profile.archMap.map(({ architecture }) => architecture)).toEqual([
      'SCMP_ARCH_X86_64',
      'SCMP_ARCH_AARCH64',
    ]);
    const comparisons = new Set(profile.syscalls.flatMap(({ args = [] }) => args.map(({ op }) => op)));
    expect(comparisons).toEqual(new Set(['SCMP_CMP_EQ', 'SCMP_CMP_MASKED_EQ']));
  });

  it.each([
    ['a sandboxed process', 'clone', newUser + newPid + newNet + sigchld],
    ['a try whether user namespaces are to be had', 'clone', newUser + sigchld],
    ['a thread', 'clone', 0x3d_0f00],
    ['moving into a user namespace', 'unshare', newUser],
    ['an empty root folder', 'chroot'],
    ['giving up rights', 'capset'],
    ['the second layer of the sandbox', 'seccomp'],
    ['a connection', 'socket', 2, 1, 6],
    ['a connection over IPv6', 'socket', 10, 1, 6],
    ['talk between processes', 'socket', 1, 1, 0],
    ['the list of network interfaces', 'socket', 16, 3, 0],
  ])('allows %s', (_, name, ...given) => {
    expect(answerTo(name, ...given)).toBe('allow');
  });

  it.each([
    ['a mount namespace', 'clone', newUser + 0x2_0000 + sigchld],
    ['a mount namespace of its own', 'unshare', newUser + 0x2_0000],
    ['a clock of its own', 'unshare', 0x80],
    ['another’s namespace', 'setns', 3, newUser],
    ['packet filters', 'socket', 16, 3, 12],
    ['raw packets', 'socket', 17, 3, 0],
    ['the kernel’s ciphers', 'socket', 38, 5, 0],
    ['mounting', 'mount'],
    ['another process’s memory', 'process_vm_readv'],
    ['tracing', 'ptrace'],
    ['kernel programs', 'bpf'],
    ['performance counters', 'perf_event_open'],
    ['keys', 'keyctl'],
    ['io_uring', 'io_uring_setup'],
    ['page faults in user space', 'userfaultfd'],
    ['the clock', 'clock_settime'],
    ['kernel modules', 'init_module'],
  ])('denies %s', (_, name, ...given) => {
    expect(answerTo(name, ...given)).toBe(eperm);
  });

  it('makes programs fall back to clone, whose flags can be filtered', () => {
    expect(answerTo('clone3')).toBe(enosys);
  });
});
