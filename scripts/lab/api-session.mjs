/** Calls the API as a browser would: one person's cookie, this site's own origin. */

export function openSession(url) {
  let cookie = '';
  const send = (method, address, body) =>
    fetch(`${url}${address}`, {
      method,
      redirect: 'manual',
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    async call(method, address, body) {
      const response = await send(method, address, body);
      const set = response.headers.getSetCookie().find((each) => each.startsWith('session='));
      if (set !== undefined) [cookie] = set.split(';', 1);
      return { status: response.status, text: await response.text() };
    },
    async download(address) {
      const response = await send('GET', address);
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    cookie: () => cookie,
    use: (known) => (cookie = known),
  };
}
