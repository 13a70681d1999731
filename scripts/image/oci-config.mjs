/** The OCI configuration of a container: Docker's defaults, minus what compose.yaml takes away. */

/** Docker's own, for what runs as root while the image is built. */
export const buildCapabilities = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
].map((name) => `CAP_${name}`);

/** As Docker masks and protects them. */
const maskedPaths = ['acpi', 'asound', 'kcore', 'keys', 'latency_stats', 'sched_debug', 'scsi', 'timer_list'];
const readonlyPaths = ['bus', 'fs', 'irq', 'sys', 'sysrq-trigger'];

const architectures = { x64: 'SCMP_ARCH_X86_64', arm64: 'SCMP_ARCH_AARCH64' };

/** A profile of Docker's form without conditions, for this machine. */
export function ociSeccomp({ archMap, syscalls, ...rest }) {
  const own = archMap.find(({ architecture }) => architecture === architectures[process.arch]);
  if (own === undefined) throw new Error(`The seccomp profile does not know ${process.arch}.`);
  const rules = syscalls.map(({ comment: _comment, includes, excludes, ...rule }) => {
    if (includes !== undefined || excludes !== undefined)
      throw new Error(
        `The seccomp rule for ${rule.names.join(', ')} has a condition, which is not resolved here.`,
      );
    return rule;
  });
  return { ...rest, architectures: [own.architecture, ...own.subArchitectures], syscalls: rules };
}

const tmpfs = (destination, ...options) => ({
  destination,
  type: 'tmpfs',
  source: 'tmpfs',
  options: ['nosuid', ...options],
});

/** Bind mounts: `[from, to]`, read-only by default. */
export const bind = (source, destination, { isWritable = false } = {}) => ({
  destination,
  type: 'bind',
  source,
  options: ['bind', isWritable ? 'rw' : 'ro'],
});

/** The network is the machine's own; everything else is the container's. */
export function ociConfig(container) {
  const { rootfs, isReadonly, args, env, cwd, user, capabilities, seccomp, mounts } = container;
  const kinds = ['bounding', 'effective', 'permitted'];
  return {
    ociVersion: '1.0.2',
    process: {
      args,
      cwd,
      user: { uid: user, gid: user },
      env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
      capabilities: Object.fromEntries(kinds.map((kind) => [kind, capabilities])),
      noNewPrivileges: true,
    },
    root: { path: rootfs, readonly: isReadonly },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      tmpfs('/dev', 'mode=755', 'size=64m'),
      tmpfs('/dev/shm', 'nodev', 'noexec', 'mode=1777', 'size=1g'),
      tmpfs('/tmp', 'nodev', 'mode=1777'),
      bind('/etc/hosts', '/etc/hosts'),
      bind('/etc/resolv.conf', '/etc/resolv.conf'),
      ...mounts,
    ],
    linux: {
      namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })),
      maskedPaths: maskedPaths.map((name) => `/proc/${name}`),
      readonlyPaths: readonlyPaths.map((name) => `/proc/${name}`),
      ...(seccomp && { seccomp: ociSeccomp(seccomp) }),
    },
  };
}
