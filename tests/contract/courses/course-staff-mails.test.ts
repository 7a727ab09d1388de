import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { deliverMails } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenInstructors, gusEmail, invite, ivyEmail, type StaffReply } from '../../support/staff.ts';

const newEmail = 'new@markwise.example';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'staffMails');

  describe.each(gatewaysOn(openStore))('the mail of an invitation to a staff, over $name', (gateway) => {
    const setUp = async () => {
      const world = await givenInstructors(await classroom(gateway), gateway);
      await deliverMails(world);
      return { ...world, mailed: () => deliverMails(world) };
    };

    it('and the reply are the same whether or not the address has an account', async () => {
      const { teacher, courseId, mailed } = await setUp();
      const sentTo = async (email: string) => {
        const { status, text } = await invite(teacher, courseId, email, 'GRADER');
        const reply = JSON.stringify({ status, row: JSON.parse(text) as object, mails: await mailed() });
        return reply.replaceAll(email, 'ADDRESS').replaceAll(/"(_id|id|invitedAt)":"[^"]+"/g, '');
      };
      const known = await sentTo(ivyEmail);
      expect(await sentTo(newEmail)).toBe(known);
      expect(known).toContain(
        '"to":"ADDRESS","subject":"You are invited to the staff of a course – Markwise"',
      );
    });

    it('says what to do, leads to this site, and contains nothing that a user typed', async () => {
      const { teacher, courseId, mailed } = await setUp();
      const named = { name: 'Prize at www.evil.example' };
      expect((await teacher.patch(`/api/course/${courseId}`, named)).status).toBe(200);
      await teacher.patch('/api/user', { firstName: 'Evil', lastName: 'www.evil.example' });
      await invite(teacher, courseId, newEmail, 'CO_INSTRUCTOR');
      const [mail] = await mailed();
      expect(mail?.text).toContain('as a co-instructor');
      expect(mail?.text).toContain(
        'Sign in, or create an account, with the address that received this mail.',
      );
      expect(mail?.text).toMatch(/See the invitation:\nhttps?:\/\/[^/\s]+\/courses\?invitation=staff\n/);
      expect(JSON.stringify(mail)).not.toMatch(/evil|prize/i);
    });

    it('is sent again after the person declined, and by nothing else', async () => {
      const { teacher, gus, courseId, mailed } = await setUp();
      expect((await invite(teacher, courseId, 'nowhere')).status).toBe(400);
      expect((await invite(gus, courseId, newEmail)).status).toBe(404);
      expect(await mailed()).toEqual([]);
      const { id } = JSON.parse((await invite(teacher, courseId, gusEmail)).text) as StaffReply;
      expect(await mailed()).toMatchObject([{ to: gusEmail }]);
      expect((await invite(teacher, courseId, gusEmail)).status).toBe(400);
      await teacher.patch(`/api/courses/${courseId}/staff/${id}`, { role: 'GRADER' });
      expect(await mailed()).toEqual([]);
      await gus.post(`/api/courses/${courseId}/invitation/decline`, {});
      expect((await invite(teacher, courseId, gusEmail)).status).toBe(201);
      expect(await mailed()).toMatchObject([{ to: gusEmail }]);
    });

    it('is sent at most 20 times a day by one account to one mailbox, whatever the spelling', async () => {
      const { teacher, courseId, mailed } = await setUp();
      const inviteAgain = async (email: string) => {
        const reply = await invite(teacher, courseId, email);
        if (reply.status === 201)
          await teacher.remove(`/api/courses/${courseId}/staff/${(JSON.parse(reply.text) as StaffReply).id}`);
        return reply;
      };
      for (let time = 0; time < 20; time += 1)
        expect((await inviteAgain(`new+${time}@markwise.example`)).status).toBe(201);
      expect(await mailed()).toHaveLength(20);
      expect(await inviteAgain(newEmail)).toMatchObject({
        status: 400,
        text: expect.stringContaining('You have invited this address 20 times today.') as string,
      });
      expect((await inviteAgain('other@markwise.example')).status).toBe(201);
      expect(await mailed()).toMatchObject([{ to: 'other@markwise.example' }]);
    });
  });
};

describeOnSqlite('mails of invitations to staffs', suite);
