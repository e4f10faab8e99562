import { Inviter, Registerer, RegistererState, SessionState, UserAgent } from '/sip.js/index.js'

/** The state of the second telephone, which the tests read: what it is doing, and how many bytes of sound came in. */
const phone = { registration: 'none', call: 'none', from: '', session: null, agent: null }
window.phone = phone

function follow(session) {
  phone.session = session
  session.stateChange.addListener((state) => {
    if (state === SessionState.Established) {
      phone.call = 'connected'
      // What nobody plays has no energy.
      const loudspeaker = new Audio()
      loudspeaker.srcObject = session.sessionDescriptionHandler.remoteMediaStream
      void loudspeaker.play()
    }
    if (state === SessionState.Terminated) phone.call = 'ended'
  })
}

window.register = async ({ server, domain, userName, authorizationName, password }) => {
  phone.agent = new UserAgent({
    uri: UserAgent.makeURI(`sip:${userName}@${domain}`),
    authorizationUsername: authorizationName,
    authorizationPassword: password,
    transportOptions: { server },
    sessionDescriptionHandlerFactoryOptions: { peerConnectionConfiguration: { iceServers: [] } },
    logBuiltinEnabled: false,
    delegate: {
      onInvite: (invitation) => {
        phone.call = 'ringing'
        phone.from = invitation.remoteIdentity.uri.user
        follow(invitation)
      },
    },
  })
  await phone.agent.start()
  const registerer = new Registerer(phone.agent, { expires: 60 })
  registerer.stateChange.addListener((state) => {
    if (state === RegistererState.Registered) phone.registration = 'registered'
  })
  await registerer.register({
    requestDelegate: {
      onReject: ({ message }) => {
        phone.registration = `refused ${message.statusCode}`
      },
    },
  })
}
window.answer = () => phone.session.accept()
window.decline = (statusCode) => phone.session.reject({ statusCode })
window.hangUp = () => phone.session.bye()
window.dial = async (userName, domain) => {
  const inviter = new Inviter(phone.agent, UserAgent.makeURI(`sip:${userName}@${domain}`))
  follow(inviter)
  phone.call = 'dialing'
  await inviter.invite({
    requestDelegate: {
      onProgress: ({ message }) => {
        if (message.statusCode === 180) phone.call = 'ringing'
      },
    },
  })
}
window.cancel = () => phone.session.cancel()
const heard = async (figure) => {
  const report = await phone.session.sessionDescriptionHandler.peerConnection.getStats()
  return [...report.values()].reduce((sum, one) => sum + (one.type === 'inbound-rtp' ? one[figure] : 0), 0)
}
window.heardBytes = () => heard('bytesReceived')
window.heardEnergy = () => heard('totalAudioEnergy')
