import { MAX_PARCEL, PARCEL_MS } from '../../games/shared/protocol';
import { GAMES } from '../../games';
import { startServer } from './harness';
import { freshDatabase } from './postgres';

const unknown = { status: 404, body: { error: 'unknownParcel' } };

test('what one device leaves can be fetched by another once, and the first is told', async () => {
  const databaseUrl = await freshDatabase();
  const [one, other] = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
  const { body } = await one.post<{ id: string }>('/parcels', { sealed: 'AbC-_123' });
  expect(await other.get(`/parcels/${body.id}`)).toMatchObject({ status: 200, body: { state: 'waiting' } });
  const answers = await Promise.all(
    [one, other, one, other].map(({ post }) => post(`/parcels/${body.id}/take`, {})),
  );
  expect(answers.filter(({ status }) => status === 200)).toMatchObject([{ body: { sealed: 'AbC-_123' } }]);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(3);
  expect(await one.get(`/parcels/${body.id}`)).toMatchObject({ body: { state: 'taken' } });
  expect([...one.logged, ...other.logged].join()).not.toContain('AbC-_123');
});

test('it is deleted after ten minutes', async () => {
  let time = Date.now();
  const server = await startServer({}, GAMES, () => time);
  const { body } = await server.post<{ id: string }>('/parcels', { sealed: 'AbC' });
  time += PARCEL_MS;
  expect(await server.post(`/parcels/${body.id}/take`, {})).toMatchObject(unknown);
  expect(await server.get(`/parcels/${body.id}`)).toMatchObject(unknown);
});

test.each([
  ['nothing', {}, 400],
  ['what is not sealed', { sealed: '{"name":"Ada"}' }, 400],
  ['too much', { sealed: 'x'.repeat(MAX_PARCEL + 200) }, 413],
  ['a list', { sealed: ['a'] }, 400],
])('%s is not accepted as a parcel', async (_name, body, status) => {
  const server = await startServer();
  expect(await server.post('/parcels', body)).toMatchObject({ status });
});

test('the largest allowed content is accepted', async () => {
  const server = await startServer();
  expect(await server.post('/parcels', { sealed: 'x'.repeat(MAX_PARCEL) })).toMatchObject({ status: 200 });
});
