/** Calls the API as a browser would: with a user's cookie and this site's origin. */

export function openSession(url) {
  let cookie = '';
  const send = (method, path, body) =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    async call(method, path, body) {
      const response = await send(method, path, body);
      const set = response.headers.getSetCookie().find((each) => each.startsWith('session='));
      if (set !== undefined) [cookie] = set.split(';', 1);
      return { status: response.status, text: await response.text() };
    },
    async download(path) {
      const response = await send('GET', path);
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    cookie: () => cookie,
    use: (known) => (cookie = known),
  };
}
