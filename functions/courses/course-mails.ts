import { staffRoleNames, type StaffRole } from '../../core/courses/course-staff.ts';
import { writeLetter } from '../platform/mail/letter.ts';
import type { Mail } from '../platform/mail/mail.ts';

/** All mails about courses. Links use the site's configured address, never one from a request. */
export class CourseMails {
  constructor(private readonly siteUrl: string) {}

  /**
   * The address is unproven, so the mail contains nothing that a user typed: the invitation on the site shows the course
   * and who sent it. The mail is the same whether or not the address has an account.
   */
  staffInvitation(to: string, role: StaffRole): Mail {
    return writeLetter({
      to,
      subject: 'You are invited to the staff of a course',
      paragraphs: [
        'Hello,',
        `An instructor invites you to the staff of a course at Markwise, as a ${staffRoleNames[role].toLowerCase()}.`,
        'Sign in, or create an account, with the address that received this mail. You then see which course it is and who invites you, and can accept or decline.',
      ],
      action: { label: 'See the invitation', url: `${this.siteUrl}/courses?invitation=staff` },
      closing: [
        'Only instructors can accept. If your account is a student’s, or if you create one, you can ask to become an instructor.',
        'If you do not want to work in the course, decline the invitation or do nothing.',
      ],
    });
  }
}
