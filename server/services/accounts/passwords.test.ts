/** Password hashing and checking, with the same cost for unknown accounts. */
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, refuseCommonPassword } from './passwords.ts';

/** CPU time of this process including the hashing threads, which other programs do not affect. */
async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('isPassword', () => {
  it('accepts the password in another Unicode normalisation', async () => {
    const stored = await hashPassword('crème brûlée at midnight');
    expect(await isPassword(stored, 'crème brûlée at midnight'.normalize('NFD'))).toBe(true);
    expect(await isPassword(stored, 'creme brulee at midnight')).toBe(false);
  });

  it('is false when there is no account', async () => {
    expect(await isPassword(null, 'the password of nobody')).toBe(false);
  });

  it('takes as much CPU time for no account as for a wrong password', async () => {
    const stored = await hashPassword('a long phrase of my own');
    await isPassword(null, 'warm up');
    const repeat = async (hash: string | null) => {
      for (let i = 0; i < 5; i++) await isPassword(hash, 'wrong');
    };
    const wrong = await cpuMsOf(() => repeat(stored));
    const unknown = await cpuMsOf(() => repeat(null));
    expect(unknown / wrong).toBeGreaterThan(0.5);
    expect(unknown / wrong).toBeLessThan(2);
  });
});

describe('refuseCommonPassword', () => {
  const check = (password: string) => () =>
    refuseCommonPassword(password, { field: 'password', about: ['grace.hopper@navy.example', 'Grace'] });

  it.each([
    'passwordpassword',
    '111111111111',
    'qwertyuiop123',
    'iloveyou1234',
    'gracehopper12',
    'P@ssw0rd1234',
    'abcdefghijklm',
  ])('refuses %s', (password) => {
    expect(check(password)).toThrow('This password is too easy to guess.');
  });

  it.each([
    'correct horse battery staple',
    'vX9!kq27Lm#tz',
    'my cat sleeps on the router',
    'ゆきのなかのねこがねている',
  ])('accepts %s', (password) => {
    expect(check(password)).not.toThrow();
  });
});
