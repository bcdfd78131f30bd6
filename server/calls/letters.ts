import { createHash, createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { Call, CallWay } from '../../games/shared/protocol';
import type { PushKeys, Way } from '../storage/matchStore';
import type { Letter } from './outgoing';

/** For so long a push service keeps a call for a device that is not there, in seconds. */
const KEPT = 24 * 3600;

/** What a browser has given out of itself. */
type Keys = Extract<CallWay, { kind: 'push' }>['keys'];

type Sender = {
  readonly keys: PushKeys;
  /** Where those who run a push service can reach whoever runs this server. */
  readonly contact: string;
};

/** A call that waits at a push service is replaced by the next one to the same match. */
const topicOf = (matchID: string): string =>
  createHash('sha256').update(matchID).digest('base64url').slice(0, 32);

/** A call as a push service takes it: readable by the player's browser alone. Throws when its keys are no keys. */
const pushLetter = ({ address, secret }: Way, call: Call, { keys, contact }: Sender): Letter => {
  const subscription = { endpoint: address, keys: JSON.parse(secret) as Keys };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(call), {
    vapidDetails: { subject: contact, ...keys },
    TTL: KEPT,
    urgency: 'high',
    topic: topicOf(call.matchID),
  });
  return { address, headers, body };
};

/** A call as a web address gets it: JSON, signed with the secret that its player has chosen, its time included. */
const webhookLetter = ({ address, secret }: Way, call: Call, now: number): Letter => {
  const body = JSON.stringify(call);
  const time = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    address,
    headers: { 'Content-Type': 'application/json', 'X-Time': time, 'X-Signature': `sha256=${signature}` },
    body,
  };
};

/** A call as it goes out one way. Throws when there is no going that way. */
export const letterOf = (way: Way, call: Call, sender: Sender, now: number): Letter =>
  way.kind === 'push' ? pushLetter(way, call, sender) : webhookLetter(way, call, now);
